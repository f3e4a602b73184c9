import { z } from 'zod'
import { id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { mailKind } from '../shop/mails.ts'
import { consoleCall } from './console-call.ts'

const failedMail = z.object({
  id,
  storeId: id,
  shop: z.string(),
  kind: mailKind,
  /** Only its first letter and its host; null where it was never known or was deleted. */
  recipient: z.string().nullable(),
  /** What the mail server answered. */
  reason: z.string(),
  attempts: z.number().int(),
  createdAt: timestamp,
})
export type FailedMail = z.infer<typeof failedMail>

export const consoleMails = {
  listFailed: consoleCall({
    method: 'GET',
    path: '/mails/failed',
    summary: 'Emails of shops that could not be delivered, newest first',
  })
    .input(z.strictObject({ pageNumber, pageSize, storeId: id.optional() }))
    .output(pageOf(failedMail)),
}
