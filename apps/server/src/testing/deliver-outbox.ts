import { createLog } from '../platform/log.ts'
import type { MailTransport } from '../mail/mail.ts'
import { createMailSender } from '../mail/outbox/mail-sender.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { Shop } from './start-shop.ts'

const log = createLog({ json: true, write: () => {} })

/** Sends what is due in all stores, as the server does, until nothing is. */
export async function deliverOutbox(
  { services: { db, config, now } }: Pick<Shop, 'services'>,
  transport: MailTransport,
): Promise<void> {
  const sender = createMailSender({
    db,
    transport,
    writeMail: storeMails({ db, config, now }),
    now,
    log,
  })
  while (await sender.pass());
}
