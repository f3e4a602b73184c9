import { z } from 'zod'

const texts = z.partialRecord(z.string(), z.string())

/** Checkout form of a browser without JavaScript; the URL has the lines. */
export const storedForm = z.object({
  values: texts,
  key: z.string(),
  shippingRateId: z.string().optional(),
  paymentMethod: z.string().optional(),
  code: z.string().optional(),
  spentCode: z.string().optional(),
  /** Result of the last submission, shown only at the URL with its id. */
  answer: z.object({
    id: z.string(),
    errors: texts,
    notice: z.object({ title: z.string(), items: z.array(z.string()) }).optional(),
    /** Invalid entries of quantity fields. */
    typed: texts,
  }),
})
export type StoredForm = z.infer<typeof storedForm>
