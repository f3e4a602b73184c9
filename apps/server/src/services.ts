import type { Services } from './api/context.ts'
import type { ImportJobs } from './catalogue/imports/import-jobs.ts'
import type { FailedJobs } from './platform/jobs/jobs.ts'
import type { MediaLibrary } from './content/media/media-library.ts'
import type { ArticleJobs } from './content/blog/article-jobs.ts'
import type { PublishJobs } from './content/pages/schedule/publish-jobs.ts'
import type { Providers } from './sales/providers/providers.ts'
import type { VisitCounts } from './shop/seo/visit-counts.ts'
import type { VisitCounter } from './audience/visits/visit-counter.ts'
import type { FindExpected } from './shop/domains/expected-records.ts'
import type { ProviderMessages } from './provider/contact/provider-messages.ts'
import type { Billing } from './provider/billing/billing.ts'
import type { AccountMails } from './shop/account/account-mails.ts'

export interface AllServices extends Services {
  providerMessages: ProviderMessages
  accountMails: AccountMails
  failedJobs: FailedJobs
  /** Undefined where the installation sells no plans. */
  billing: Billing | undefined
  media: MediaLibrary
  publishJobs: PublishJobs
  articleJobs: ArticleJobs
  importJobs: ImportJobs
  providers: Providers
  findExpected: FindExpected
  visits: VisitCounts
  visitCounter: VisitCounter
}
