import type { Services } from './api/context.ts'
import type { ImportJobs } from './catalogue/imports/import-jobs.ts'
import type { MediaLibrary } from './content/media/media-library.ts'
import type { PublishJobs } from './content/pages/schedule/publish-jobs.ts'
import type { Providers } from './sales/providers/providers.ts'
import type { AccountMails } from './shop/account/account-mails.ts'

/** Everything that the server is made of; built once at the start. */
export interface AllServices extends Services {
  accountMails: AccountMails
  media: MediaLibrary
  publishJobs: PublishJobs
  importJobs: ImportJobs
  providers: Providers
}
