import type { ContractRouterClient } from '@orpc/contract'
import { z } from 'zod'
import { done, id, moment, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { consoleReports } from './abuse-reports.ts'
import { actReason } from './act-reason.ts'
import { consoleCall } from './console-call.ts'
import { consoleDomains } from './console-domains.ts'
import { consoleMails } from './console-mails.ts'
import { consoleShops } from './console-shops.ts'
import { consoleSignals, consoleWatchLists } from './console-signals.ts'

const token = z.string().min(1).max(200)
const code = z.string().trim().min(1, 'Enter the code.').max(20)

export const operator = z.object({ id, name: z.string(), email: z.string() })
export type Operator = z.infer<typeof operator>

export const actKinds = [
  'suspend',
  'resume',
  'close',
  'restore',
  'signInAs',
  'setLimits',
  'resolveReport',
  'reopenReport',
  'dismissSignal',
  'reopenSignal',
  'addToWatchList',
  'removeFromWatchList',
  'checkDomain',
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

  shops: consoleShops,

  acts: {
    list: consoleCall({
      method: 'GET',
      path: '/acts',
      summary: 'What operators did, newest first',
    })
      .input(z.strictObject({ pageNumber, pageSize, storeId: id.optional() }))
      .output(pageOf(operatorAct)),
  },

  reports: consoleReports,

  signals: consoleSignals,

  watchLists: consoleWatchLists,

  domains: consoleDomains,

  mails: consoleMails,

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
