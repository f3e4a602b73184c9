import { z } from 'zod'
import { timestamp } from '../call/values.ts'

/** Shoppers see that the store is unavailable, and nothing in it can be changed. */
export const suspension = z.object({
  /** `billing`: it is not paid. */
  cause: z.enum(['operator', 'billing']),
  reason: z.string(),
  since: timestamp,
})
