import { z } from 'zod'
import { done, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { actReason } from './act-reason.ts'
import { consoleCall } from './console-call.ts'

export const abuseKinds = {
  fraud: 'Fraud: paid and got nothing',
  counterfeit: 'Counterfeit products',
  illegal: 'Illegal or dangerous products',
  copyright: 'My pictures or texts without permission',
  privacy: 'My personal data',
  other: 'Something else',
} as const
export type AbuseKind = keyof typeof abuseKinds
export const abuseKind = z.enum(Object.keys(abuseKinds) as [AbuseKind, ...AbuseKind[]])

const abuseReport = z.object({
  id,
  storeId: id,
  shop: z.string(),
  domain: z.string(),
  kind: abuseKind,
  page: z.string(),
  message: z.string(),
  /** Empty from somebody who wants no answer. */
  email: z.string(),
  createdAt: timestamp,
  resolvedAt: timestamp.nullable(),
})
export type AbuseReport = z.infer<typeof abuseReport>

export const consoleReports = {
  list: consoleCall({
    method: 'GET',
    path: '/reports',
    summary: 'Reports of abuse',
  })
    .input(
      z.strictObject({
        pageNumber,
        pageSize,
        state: z.enum(['open', 'resolved']).default('open'),
        storeId: id.optional(),
      }),
    )
    .output(pageOf(abuseReport)),

  resolve: consoleCall({
    method: 'POST',
    path: '/reports/{reportId}/resolve',
    summary: 'Mark a report as resolved',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ reportId: id, reason: actReason }))
    .output(done),

  reopen: consoleCall({
    method: 'POST',
    path: '/reports/{reportId}/reopen',
    summary: 'Mark a report as open again',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ reportId: id, reason: actReason }))
    .output(done),
}
