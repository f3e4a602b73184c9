import type { ContractRouterClient } from '@orpc/contract'
import { z } from 'zod'
import { storeStatus } from '../shop/store.ts'
import { suspension } from '../shop/suspension.ts'
import { done, id, moment, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { shopLimits, usage } from './plans.ts'
import { consoleCall } from './console-call.ts'

/** Why an operator does something; the audit log and often the owner show it. */
export const actReason = z.string().trim().min(3, 'Say why, in at least 3 characters.').max(500)

const ofStore = z.strictObject({ storeId: id, reason: actReason })
const token = z.string().min(1).max(200)
const code = z.string().trim().min(1, 'Enter the code.').max(20)

export const operator = z.object({ id, name: z.string(), email: z.string() })
export type Operator = z.infer<typeof operator>

export const shopSorts = ['newest', 'oldest', 'name', 'active'] as const

export const shopRow = z.object({
  storeId: id,
  name: z.string(),
  /** What shoppers see. */
  domain: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: storeStatus,
  /** Deleted by its owner or an operator; it can be restored until it is purged. */
  deletedAt: timestamp.nullable(),
  createdAt: timestamp,
  lastActiveAt: timestamp.nullable(),
  orders: z.number().int(),
  products: z.number().int(),
  /** Bytes of its images. */
  storage: z.number(),
  openReports: z.number().int(),
})
export type ShopRow = z.infer<typeof shopRow>

export const shopFacts = shopRow.extend({
  freeDomain: z.string(),
  currency: z.string(),
  country: z.string(),
  openedAt: timestamp.nullable(),
  suspensions: z.array(suspension),
  restorableUntil: timestamp.nullable(),
  team: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role: z.string(),
      lastSeenAt: timestamp.nullable(),
    }),
  ),
  domains: z.array(z.object({ domain: z.string(), status: z.string(), isPrimary: z.boolean() })),
  pages: z.number().int(),
  failedMails: z.number().int(),
  /** Of its owner. */
  plan: z.string(),
  usage: z.array(usage),
  /** The provider's exceptions from the plan. */
  ownLimits: shopLimits,
})
export type ShopFacts = z.infer<typeof shopFacts>

export const actKinds = [
  'suspend',
  'resume',
  'close',
  'restore',
  'signInAs',
  'setLimits',
  'resolveReport',
  'reopenReport',
  'announce',
  'endAnnouncement',
  'retryJob',
] as const

const operatorAct = z.object({
  id,
  operator: z.string(),
  kind: z.enum(actKinds),
  storeId: id.nullable(),
  subject: z.string(),
  reason: z.string(),
  createdAt: timestamp,
})
export type OperatorAct = z.infer<typeof operatorAct>

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

const announcement = z.object({
  id,
  title: z.string(),
  body: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
})
export type ConsoleAnnouncement = z.infer<typeof announcement>

const failedJob = z.object({
  id,
  queue: z.string(),
  /** Undefined in the log of jobs without one. */
  error: z.string(),
  tries: z.number().int(),
  failedAt: timestamp.nullable(),
})
export type FailedJob = z.infer<typeof failedJob>

export const consoleContract = {
  session: {
    findSetup: consoleCall({
      open: true,
      method: 'POST',
      path: '/session/find-setup',
      summary: 'Whose set-up link it is, and a secret for the authenticator app',
      refusals: ['token_spent', 'too_many_attempts'],
    })
      .input(z.strictObject({ token }))
      .output(
        z.object({
          name: z.string(),
          email: z.string(),
          /** `otpauth://` */
          uri: z.string(),
          secret: z.string(),
        }),
      ),

    finishSetup: consoleCall({
      open: true,
      method: 'POST',
      path: '/session/finish-setup',
      summary: 'Set the password and the authenticator app, and sign in',
      refusals: ['token_spent', 'invalid_input', 'too_many_attempts'],
    })
      .input(
        z.strictObject({
          token,
          password: z.string().min(12, 'Use at least 12 characters.').max(128),
          code,
        }),
      )
      .output(operator),

    signIn: consoleCall({
      open: true,
      method: 'POST',
      path: '/session/sign-in',
      summary: 'Sign in with password and code',
      refusals: ['wrong_credentials', 'too_many_attempts'],
    })
      .input(z.strictObject({ email: z.string().max(254), password: z.string().max(128), code }))
      .output(operator),

    find: consoleCall({
      method: 'GET',
      path: '/session',
      summary: 'Who is signed in',
    }).output(operator),

    signOut: consoleCall({
      method: 'POST',
      path: '/session/sign-out',
      summary: 'Sign out',
    }).output(done),
  },

  shops: {
    list: consoleCall({
      method: 'GET',
      path: '/shops',
      summary: 'Shops, by name, domain or owner',
    })
      .input(
        z.strictObject({
          pageNumber,
          pageSize,
          search: z.string().trim().max(200).optional(),
          status: z.enum([...storeStatus.options, 'deleted']).optional(),
          sort: z.enum(shopSorts).default('newest'),
        }),
      )
      .output(pageOf(shopRow)),

    find: consoleCall({
      method: 'GET',
      path: '/shops/{storeId}',
      summary: 'The facts of a shop',
      refusals: ['not_found'],
    })
      .input(z.strictObject({ storeId: id }))
      .output(shopFacts),

    suspend: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/suspend',
      summary: 'Suspend a shop; the owner is shown and emailed the reason',
      refusals: ['not_found', 'invalid_input'],
    })
      .input(ofStore)
      .output(shopFacts),

    resume: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/resume',
      summary: 'End the suspension by an operator',
      refusals: ['not_found', 'invalid_input'],
    })
      .input(ofStore)
      .output(shopFacts),

    close: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/close',
      summary: 'Delete a shop; it can be restored for 30 days',
      refusals: ['not_found', 'invalid_input', 'name_mismatch'],
    })
      .input(ofStore.extend({ confirmName: z.string().max(200) }))
      .output(shopFacts),

    restore: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/restore',
      summary: 'Restore a deleted shop',
      refusals: ['not_found', 'invalid_input'],
    })
      .input(ofStore)
      .output(shopFacts),

    setLimits: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/limits',
      summary: "Replace the shop's exceptions from its owner's plan",
      refusals: ['not_found', 'invalid_input'],
    })
      .input(ofStore.extend({ limits: shopLimits }))
      .output(shopFacts),

    signInAs: consoleCall({
      method: 'POST',
      path: '/shops/{storeId}/sign-in-as',
      summary: 'A link that works once and opens the shop as its owner for 30 minutes',
      refusals: ['not_found', 'invalid_input', 'too_many_attempts'],
    })
      .input(ofStore)
      .output(z.object({ url: z.string(), until: timestamp })),
  },

  acts: {
    list: consoleCall({
      method: 'GET',
      path: '/acts',
      summary: 'What operators did, newest first',
    })
      .input(z.strictObject({ pageNumber, pageSize, storeId: id.optional() }))
      .output(pageOf(operatorAct)),
  },

  reports: {
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
  },

  announcements: {
    list: consoleCall({
      method: 'GET',
      path: '/announcements',
      summary: 'Announcements, newest first',
    }).output(z.array(announcement)),

    add: consoleCall({
      method: 'POST',
      path: '/announcements',
      summary: 'Show something in all dashboards for a time',
      refusals: ['invalid_input'],
    })
      .input(
        z.strictObject({
          title: z.string().trim().min(1, 'Enter a title.').max(120),
          body: z.string().trim().max(1000),
          startsAt: moment,
          endsAt: moment,
          reason: actReason,
        }),
      )
      .output(announcement),

    end: consoleCall({
      method: 'POST',
      path: '/announcements/{announcementId}/end',
      summary: 'Stop showing an announcement',
      refusals: ['not_found', 'invalid_input'],
    })
      .input(z.strictObject({ announcementId: id, reason: actReason }))
      .output(done),
  },

  jobs: {
    listFailed: consoleCall({
      method: 'GET',
      path: '/jobs/failed',
      summary: 'Jobs that failed for good, newest first',
    }).output(z.array(failedJob)),

    retry: consoleCall({
      method: 'POST',
      path: '/jobs/{jobId}/retry',
      summary: 'Run a failed job again',
      refusals: ['not_found', 'invalid_input'],
    })
      .input(z.strictObject({ jobId: id, reason: actReason }))
      .output(done),
  },
}

export type ConsoleClient = ContractRouterClient<typeof consoleContract>
