import { z } from 'zod'

const texts = z.partialRecord(z.string(), z.string())

/** What a browser without JavaScript keeps of its checkout; the lines are in the address. */
export const keptForm = z.object({
  values: texts,
  key: z.string(),
  shippingRateId: z.string().optional(),
  paymentMethod: z.string().optional(),
  code: z.string().optional(),
  spentCode: z.string().optional(),
  /** What the last press was answered, shown at the address that names its id alone. */
  answer: z.object({
    id: z.string(),
    errors: texts,
    notice: z.object({ title: z.string(), items: z.array(z.string()) }).optional(),
    /** What is in a line's quantity box where that is no quantity. */
    typed: texts,
  }),
})
export type KeptForm = z.infer<typeof keptForm>
