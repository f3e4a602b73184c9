import type { Log } from '../platform/log.ts'
import { workThrough } from '../platform/work-through.ts'
import { deliverOutbox, type OutboxDelivery } from './outbox.ts'

/** Looks for mails to send for as long as the server runs. @returns a function to stop */
export function startOutbox(delivery: OutboxDelivery, log: Log): () => Promise<void> {
  return workThrough(() => deliverOutbox(delivery), {
    log,
    failure: 'The outbox could not be read.',
  })
}
