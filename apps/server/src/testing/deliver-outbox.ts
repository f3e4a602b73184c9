import { createLog } from '../platform/log.ts'
import type { MailTransport } from '../post/mail.ts'
import { createDueWorker } from '../platform/jobs/due-work.ts'
import { mailWork } from '../post/outbox/mail-work.ts'
import { withinAllowance } from '../post/outbox/require-allowance.ts'
import { fromOwnSender } from '../post/sender/from-own-sender.ts'
import { storeMails } from '../mails/store-mails.ts'
import type { Shop } from './start-shop.ts'

const log = createLog({ json: true, write: () => {} })

export async function deliverOutbox(
  { services: { db, config, limiter, now, vault } }: Pick<Shop, 'services'>,
  transport: MailTransport,
): Promise<void> {
  const written = fromOwnSender(storeMails({ db, config, now, vault }), vault)
  const writeMail = withinAllowance(written, { db, limiter, now })
  const sender = createDueWorker(mailWork({ db, transport, writeMail, now }), { log, now })
  while (await sender.pass());
}
