import type { Log } from '../../platform/log.ts'
import { workThrough } from '../../platform/jobs/work-through.ts'
import type { MailDelivery } from './deliver-mail.ts'
import { createMailSender } from './mail-sender.ts'

/** Sends for as long as the server runs; what is under way is brought to its end. */
export function startOutbox(delivery: MailDelivery & { log: Log }): () => Promise<void> {
  const sender = createMailSender(delivery)
  const stop = workThrough(() => sender.pass(), {
    log: delivery.log,
    failure: 'The outbox could not be read.',
  })
  return async () => {
    await stop()
    await sender.settled()
  }
}
