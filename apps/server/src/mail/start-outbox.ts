import { setTimeout as wait } from 'node:timers/promises'
import { errorFields, type Log } from '../platform/log.ts'
import { deliverOutbox, type OutboxDelivery } from './outbox.ts'

const pause = 1000
const pauseAfterFailure = 5000

/** Looks for mails to send, every second and as long as there are any. @returns a function to stop */
export function startOutbox(delivery: OutboxDelivery, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const running = work(delivery, log, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function work(delivery: OutboxDelivery, log: Log, signal: AbortSignal) {
  while (!signal.aborted) {
    const tried = await deliverOutbox(delivery).catch((error: unknown) => {
      log.warn('The outbox could not be read.', errorFields(error))
      return undefined
    })
    if (tried) continue
    const pauseNow = tried === undefined ? pauseAfterFailure : pause
    await wait(pauseNow, undefined, { signal }).catch(() => {})
  }
}
