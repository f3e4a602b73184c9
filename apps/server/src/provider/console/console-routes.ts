import { addAnnouncement, endAnnouncement, listAnnouncements } from './announcements.ts'
import {
  type ConsoleRouter,
  implementConsole,
  openConsoleCalls as open,
  operatorCalls as operator,
} from './console-calls.ts'
import type { FailedJobs } from '../../platform/jobs/jobs.ts'
import type { FindExpected } from '../../shop/domains/expected-records.ts'
import { checkDomain, listDomains } from './domains.ts'
import { listFailedJobs, retryJob } from './failed-jobs.ts'
import { listFailedMails } from './failed-mails.ts'
import { listActs } from './list-acts.ts'
import { listShopPlans, listShops } from './list-shops.ts'
import { listReports, resolveReport } from './reports.ts'
import { close, restore, resume, setLimits, suspend } from './shop-acts.ts'
import { findFacts } from './shop-facts.ts'
import { signInAs } from './sign-in-as.ts'
import { dismissSignal, listSignals } from './signals.ts'
import { findSetup, finishSetup, signIn, signOut } from './sign-in.ts'
import { addToWatchList, listWatchEntries, removeFromWatchList } from './watch-lists.ts'

const done = { done: true } as const

interface ConsoleParts {
  failedJobs: FailedJobs
  findExpected: FindExpected
}

export function createConsoleRouter({
  failedJobs: jobs,
  findExpected,
}: ConsoleParts): ConsoleRouter {
  return implementConsole({
    session: {
      findSetup: open.session.findSetup.handler(({ input, context }) =>
        findSetup(context, input.token),
      ),
      finishSetup: open.session.finishSetup.handler(({ input, context }) =>
        finishSetup(context, input),
      ),
      signIn: open.session.signIn.handler(({ input, context }) => signIn(context, input)),
      find: operator.session.find.handler(
        ({
          context: {
            operator: { id, name, email },
          },
        }) => ({
          id,
          name,
          email,
        }),
      ),
      signOut: operator.session.signOut.handler(async ({ context }) => {
        await signOut(context, context.operator.tokenHash)
        return done
      }),
    },
    shops: {
      list: operator.shops.list.handler(({ input, context }) => listShops(context, input)),
      listPlans: operator.shops.listPlans.handler(({ context }) => listShopPlans(context)),
      find: operator.shops.find.handler(({ input, context }) => findFacts(context, input.storeId)),
      suspend: operator.shops.suspend.handler(({ input, context }) => suspend(context, input)),
      resume: operator.shops.resume.handler(({ input, context }) => resume(context, input)),
      close: operator.shops.close.handler(({ input, context }) => close(context, input)),
      restore: operator.shops.restore.handler(({ input, context }) => restore(context, input)),
      setLimits: operator.shops.setLimits.handler(({ input, context }) =>
        setLimits(context, input),
      ),
      signInAs: operator.shops.signInAs.handler(({ input, context }) => signInAs(context, input)),
    },
    acts: {
      list: operator.acts.list.handler(({ input, context }) => listActs(context, input)),
    },
    reports: {
      list: operator.reports.list.handler(({ input, context }) => listReports(context, input)),
      resolve: operator.reports.resolve.handler(async ({ input, context }) => {
        await resolveReport(context, { ...input, isResolved: true })
        return done
      }),
      reopen: operator.reports.reopen.handler(async ({ input, context }) => {
        await resolveReport(context, { ...input, isResolved: false })
        return done
      }),
    },
    signals: {
      list: operator.signals.list.handler(({ input, context }) => listSignals(context, input)),
      dismiss: operator.signals.dismiss.handler(async ({ input, context }) => {
        await dismissSignal(context, { ...input, isDismissed: true })
        return done
      }),
      reopen: operator.signals.reopen.handler(async ({ input, context }) => {
        await dismissSignal(context, { ...input, isDismissed: false })
        return done
      }),
    },
    watchLists: {
      list: operator.watchLists.list.handler(({ input, context }) =>
        listWatchEntries(context, input),
      ),
      add: operator.watchLists.add.handler(({ input, context }) => addToWatchList(context, input)),
      remove: operator.watchLists.remove.handler(async ({ input, context }) => {
        await removeFromWatchList(context, input)
        return done
      }),
    },
    domains: {
      list: operator.domains.list.handler(({ input, context }) =>
        listDomains(context, findExpected, input),
      ),
      check: operator.domains.check.handler(async ({ input, context }) => {
        await checkDomain(context, input)
        return done
      }),
    },
    mails: {
      listFailed: operator.mails.listFailed.handler(({ input, context }) =>
        listFailedMails(context, input),
      ),
    },
    announcements: {
      list: operator.announcements.list.handler(({ context }) => listAnnouncements(context)),
      add: operator.announcements.add.handler(({ input, context }) =>
        addAnnouncement(context, input),
      ),
      end: operator.announcements.end.handler(async ({ input, context }) => {
        await endAnnouncement(context, input)
        return done
      }),
    },
    jobs: {
      listFailed: operator.jobs.listFailed.handler(() => listFailedJobs(jobs)),
      retry: operator.jobs.retry.handler(async ({ input, context }) => {
        await retryJob(jobs, context, input)
        return done
      }),
    },
  })
}
