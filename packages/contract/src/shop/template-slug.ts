import { z } from 'zod'

export const templateSlug = z.string().min(1).max(40)
