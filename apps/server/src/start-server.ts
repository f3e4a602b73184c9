import type { Database } from '@vitrine/db/database.ts'
import { reminderWork } from './sales/recovery/reminder-work.ts'
import { createApp } from './app.ts'
import { createAuth } from './identity/auth.ts'
import { forgetActivity } from './shop/activity/forget-activity.ts'
import { forgetAttempts } from './sales/checkout/forget-attempts.ts'
import { createDemoStores } from './demo/create-demo-stores.ts'
import { createHosts } from './platform/hosts.ts'
import { createImportJobs, startImports } from './catalogue/imports/import-jobs.ts'
import {
  accountMailQueue,
  createAccountMails,
  deliverAccountMail,
} from './shop/account/account-mails.ts'
import type { AccountMail } from './shop/account/account-mails.ts'
import { purgeDeletedStores } from './shop/stores/purge-deleted.ts'
import { forgetDeletedAccounts } from './shop/account/profile/delete-account.ts'
import { mailWork } from './post/outbox/mail-work.ts'
import { createMailWriter } from './mails/create-mail-writer.ts'
import { createMailTransport, warnOfMissingMailServer } from './post/outbox/transport.ts'
import { createMediaLibrary, mediaFolder } from './content/media/media-library.ts'
import { checkMediaFolder } from './content/media/storage/check-media-folder.ts'
import {
  createPublishJobs,
  type PublishJob,
  publishQueue,
} from './content/pages/schedule/publish-jobs.ts'
import { type ArticleJob, articleQueue, createArticleJobs } from './content/blog/article-jobs.ts'
import { publishArticle } from './content/blog/publish-article.ts'
import { publishScheduled } from './content/pages/schedule/publish-scheduled.ts'
import type { Config } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { listen } from './platform/http/listen.ts'
import { listenInternally } from './platform/http/listen-internal.ts'
import { createLimiter } from './platform/limits/limiter.ts'
import { forgetExpired } from './platform/limits/forget-expired.ts'
import { createWorkLimit } from './platform/load/work-limit.ts'
import { listenStoreChanges } from './platform/listen-store-changes.ts'
import { errorFields, type Log } from './platform/log.ts'
import { startTracing } from './platform/tracing/tracing.ts'
import { createServerMetrics } from './metrics/server-metrics.ts'
import { startNightly } from './platform/jobs/nightly.ts'
import { createFetchFile } from './platform/outbound/fetch-file.ts'
import { createPostOutside } from './platform/outbound/post-outside.ts'
import { databaseError } from './platform/startup-error.ts'
import {
  createProviderMessages,
  deliverProviderMessage,
  providerMessageQueue,
  type ProviderMessage,
} from './provider/contact/provider-messages.ts'
import { createProviders } from './sales/providers/providers.ts'
import { paymentWork } from './sales/payments/payment-work.ts'
import { type BillingMail, deliverBillingMail } from './provider/billing/billing-mails.ts'
import { billingMailQueue, billingMailWork } from './provider/billing/billing-mail-work.ts'
import { reconcileBilling } from './provider/billing/reconcile.ts'
import { createPurges } from './web/cdn/purges.ts'
import { createStripeBilling } from './provider/billing/stripe-billing.ts'
import { createVault } from './platform/vault.ts'
import { createRouter } from './router.ts'
import type { AllServices } from './services.ts'
import { openSites } from './sites.ts'
import { readKeys, startDatabase, type Stop } from './start-database.ts'
import { startReconciling } from './catalogue/stock/reconcile-stock.ts'
import { domainCheckWork } from './shop/domains/checks/check-work.ts'
import { createReachHttps } from './shop/domains/checks/reach-https.ts'
import { createOpenDns } from './shop/domains/dns/dns.ts'
import { createFindExpected } from './shop/domains/expected-records.ts'
import { forgetVisitors } from './audience/visits/forget-visitors.ts'
import { createVisitCounter } from './audience/visits/visit-counter.ts'
import { createVisitCounts, startFlushing } from './shop/seo/visit-counts.ts'
import { forgetDeliveries } from './post/webhooks/forget-deliveries.ts'
import { webhookWork } from './post/webhooks/webhook-work.ts'
import { bringWork } from './provider/lifecycle/bring/bring-work.ts'
import { requestNightly } from './provider/lifecycle/exports/request-nightly.ts'
import { cleanWork } from './provider/lifecycle/exports/clean-work.ts'
import { exportWork } from './provider/lifecycle/exports/export-work.ts'
import { forgetExports } from './provider/lifecycle/exports/forget-exports.ts'
import { forgetWorkFiles } from './platform/work-files.ts'
import { enforceRetention } from './sales/retention/enforce-retention.ts'
import { salesWork } from './sales/report/sales-work.ts'
import { requestNightlyChecks } from './provider/signals/request-nightly-checks.ts'
import { signalWork } from './provider/signals/signal-work.ts'
import { createDatabaseClock } from './platform/database-clock.ts'
import { startDueWork } from './platform/jobs/due-work.ts'

export interface RunningServer {
  port: number
  internalPort: number | undefined
  services: AllServices
  /** Reports not ready and keeps serving, until load balancers have noticed. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const visitsEveryMs = 5000

/** Starts config → database → jobs → http → ready. If a step fails, stops the earlier ones. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const stops: Stop[] = []
  const stop = () => stopAll(stops, log)
  try {
    if (config.traceEndpoint !== undefined) stops.push(await startTracing(config.traceEndpoint))
    const { services, readMetrics } = await startServices(config, log, stops)
    const router = createRouter(services)
    const sites = await openSites(services, router)
    const app = createApp(services, sites, router)
    const { shortcut } = sites
    const knownHost = (header: string | undefined) => services.hosts.known(header)
    const storeOf = (header: string | undefined) => services.hosts.peek(header)
    const limitWork = createWorkLimit(services.limiter)
    const listening = await listen(app, config, { shortcut, knownHost, storeOf, limitWork, log })
    // With port 0, links need the port that was assigned.
    services.config.port = listening.port
    stops.push(() => listening.stop())
    const internal = await listenInternally(config, { hosts: services.hosts, readMetrics })
    if (internal) stops.push(() => internal.stop())
    // Only now: a start takes as long with many shops as with few.
    services.hosts.readNames()
    const drain = () => listening.drain(config.drainSeconds * 1000)
    return { port: listening.port, internalPort: internal?.port, services, drain, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startServices(config: Config, log: Log, stops: Stop[]) {
  const folder = await openDataFolder(config.dataDir)
  const keys = await readKeys(config, folder)
  const { url, db } = await startDatabase({ config, folder, keys, log }, stops)
  const clock = createDatabaseClock({ db, log })
  stops.push(() => clock.stop())
  await clock.check()
  const { now } = clock
  const working = { log, now, writes: db.writes }
  const hosts = createHosts(db, config)
  const purges = config.cdn && createPurges({ db, hook: config.cdn, log, now })
  if (purges) stops.push(startDueWork(purges.work, working))
  stops.push(
    listenStoreChanges(url, {
      onStore(storeId) {
        hosts.forgetContent(storeId)
        purges?.request(storeId)
      },
      onNames: (storeId) => hosts.forget(storeId),
      onListening() {
        hosts.setListening(true)
        hosts.forgetAll()
        purges?.requestMissed()
      },
      onDisconnected: () => hosts.setListening(false),
    }),
  )
  warnOfMissingMailServer(config, log)
  const transport = createMailTransport(config, log)
  stops.push(async () => transport.close())
  const jobs = await startJobs(url, log).catch((error: unknown) => {
    throw databaseError(error, url)
  })
  stops.push(() => jobs.stop())
  const auth = createAuth(db, config, keys.SECRET)
  await jobs.work(
    accountMailQueue,
    (mail) => deliverAccountMail({ db, config, now, auth, transport }, mail as AccountMail),
    { concurrency: 4 },
  )
  await jobs.work(providerMessageQueue, (message) =>
    deliverProviderMessage({ config, transport }, message as ProviderMessage),
  )
  await jobs.work(publishQueue, (job) => publishScheduled(db, job as PublishJob))
  await jobs.work(articleQueue, (job) => publishArticle(db, job as ArticleJob))
  await startReconciling(jobs, { db, log, now })
  await startNightly(jobs, { queue: 'enforce-retention', now }, () =>
    enforceRetention({ db, log, now }),
  )
  const media = await openMedia(config, url, log)
  const outsideRules = { loopback: config.outboundLoopback }
  const fetchFile = createFetchFile(outsideRules)
  await startImports(jobs, { db, hosts, media, fetchFile, log, now })
  await startNightly(jobs, { queue: 'forget-webhook-deliveries', now }, () =>
    forgetDeliveries(db, now()),
  )
  await startNightly(jobs, { queue: 'forget-checkout-attempts', now }, () =>
    forgetAttempts(db, now()),
  )
  await startNightly(jobs, { queue: 'forget-deleted-accounts', now }, () =>
    forgetDeletedAccounts({ db, log, media }, now()),
  )
  await startNightly(jobs, { queue: 'purge-deleted-stores', now }, () =>
    purgeDeletedStores({ db, log, media }, now()),
  )
  await forgetWorkFiles(config, now())
  await startNightly(jobs, { queue: 'export-stores', now }, () =>
    requestNightly({ db, config, log, now }),
  )
  await startNightly(jobs, { queue: 'forget-store-exports', now }, () =>
    forgetExports({ db, media, now }),
  )
  await startNightly(jobs, { queue: 'forget-visitors', now }, () => forgetVisitors(db, now()))
  await startNightly(jobs, { queue: 'forget-activity', now }, () => forgetActivity(db, now()))
  await startNightly(jobs, { queue: 'check-shop-signals', now }, () => requestNightlyChecks(db))
  await startNightly(jobs, { queue: 'forget-expired', now }, () => forgetExpired(db, now()))
  const vault = createVault(keys.ENCRYPTION_KEY)
  const openLimiter = (pool: Database['pool']) =>
    createLimiter({ pool, now, secret: keys.SECRET, factor: config.limitFactor, log })
  const limiter = openLimiter(db.pool)
  const providers = createProviders(config)
  const openDns = createOpenDns(config)
  const findExpected = createFindExpected(config, { openDns, now })
  const services: AllServices = {
    config,
    db,
    hosts,
    auth,
    providers,
    vault,
    limiter,
    failedJobs: jobs,
    accountMails: createAccountMails(jobs),
    providerMessages: createProviderMessages(jobs),
    billing: config.billing && {
      provider: createStripeBilling(config.billing, config.stripeApiUrl),
    },
    media,
    publishJobs: createPublishJobs(jobs),
    articleJobs: createArticleJobs(jobs),
    importJobs: createImportJobs(jobs, now),
    findExpected,
    visits: createVisitCounts({ db, log, now }),
    visitCounter: createVisitCounter({ db, log, now, isOn: config.countVisits }),
    log,
    now,
  }
  const { billing } = services
  if (billing) {
    await jobs.work(billingMailQueue, (mail) =>
      deliverBillingMail({ config, transport }, mail as BillingMail),
    )
    await startNightly(jobs, { queue: 'reconcile-billing', now }, () =>
      reconcileBilling({ ...services, billing }),
    )
    stops.push(startDueWork(billingMailWork({ db, jobs }), working))
  }
  if (config.demo) await createDemoStores(services, url)
  await services.visitCounter.flush()
  const post = createPostOutside(outsideRules)
  const writeMail = createMailWriter({ db, config, now, vault, limiter: openLimiter(db.reads) })
  stops.push(
    startFlushing(services.visits),
    startFlushing(services.visitCounter, visitsEveryMs),
    startDueWork(webhookWork({ db, vault, post, now, chance: Math.random }), working),
    startDueWork(mailWork({ db, transport, writeMail, now }), working),
    startDueWork(reminderWork({ db, now }), working),
    startDueWork(salesWork({ db }), working),
    startDueWork(signalWork({ db, now }), working),
    startDueWork(exportWork({ db, media, config, log, now }), working),
    startDueWork(cleanWork({ db, media, config, now }), working),
    startDueWork(bringWork({ db, media, config, log, now }), working),
    startDueWork(
      domainCheckWork({
        config,
        db,
        hosts,
        openDns,
        findExpected,
        reachHttps: createReachHttps(),
        vault,
        now,
        chance: Math.random,
      }),
      working,
    ),
    startDueWork(paymentWork({ db, providers, vault, log, now }), working),
  )
  return { services, readMetrics: createServerMetrics({ db, jobs, log, now }) }
}

async function openMedia(config: Config, url: string, log: Log) {
  const folder = mediaFolder(config)
  const warning = config.mediaS3 ? undefined : await checkMediaFolder(url, folder)
  if (warning !== undefined) log.warn(warning)
  return createMediaLibrary(config)
}

/** Stops in reverse order, so that no request arrives while its dependencies stop. */
async function stopAll(stops: Stop[], log: Log) {
  for (const stop of stops.splice(0).toReversed())
    await stop().catch((error: unknown) =>
      log.warn('A component did not stop.', errorFields(error)),
    )
}
