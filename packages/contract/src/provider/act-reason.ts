import { z } from 'zod'

/** Why an operator does something; the audit log and often the owner show it. */
export const actReason = z.string().trim().min(3, 'Say why, in at least 3 characters.').max(500)
