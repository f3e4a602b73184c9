import { createLog } from '../platform/log.ts'
import type { MailTransport } from '../post/mail.ts'
import { createDueWorker } from '../platform/jobs/due-work.ts'
import { mailWork } from '../post/outbox/mail-work.ts'
import { createMailWriter } from '../mails/create-mail-writer.ts'
import type { Shop } from './start-shop.ts'

const log = createLog({ json: true, write: () => {} })

export async function deliverOutbox(
  { services: { db, config, limiter, now, vault } }: Pick<Shop, 'services'>,
  transport: MailTransport,
): Promise<void> {
  const writeMail = createMailWriter({ db, config, limiter, now, vault })
  const sender = createDueWorker(mailWork({ db, transport, writeMail, now }), { log, now })
  while (await sender.pass());
}
