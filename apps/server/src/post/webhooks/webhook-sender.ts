import { errorFields, type Log } from '../../platform/log.ts'
import { workThrough } from '../../platform/jobs/work-through.ts'
import { deliver, type Delivering } from './deliver.ts'
import { type DueDelivery, listDue } from './list-due.ts'

/** At the same time: whoever is slow or dead holds up themselves alone. */
const most = { ofWebhook: 4, ofStore: 8, ofAll: 128 }

export interface WebhookSender {
  /** Begins to send what is due and does not wait for it. @returns how much was begun */
  pass(): Promise<number>
  /** Until nothing is under way. */
  settled(): Promise<void>
}

export function createWebhookSender(services: Delivering & { log: Log }): WebhookSender {
  const underWay = new Map<DueDelivery, Promise<void>>()

  function begin(due: DueDelivery) {
    const work = deliver(services, due)
      .catch((error: unknown) => {
        services.log.warn('A webhook could not be delivered.', {
          storeId: due.storeId,
          ...errorFields(error),
        })
      })
      .finally(() => underWay.delete(due))
    underWay.set(due, work)
  }

  return {
    async pass() {
      const busy = [...underWay.keys()]
      if (busy.length >= most.ofAll) return 0
      const due = await listDue(services.db, {
        now: services.now(),
        busyWebhooks: [...new Set(busy.map(({ webhookId }) => webhookId))],
        busyStores: fullStores(busy),
        eachWebhook: most.ofWebhook,
        most: most.ofAll - busy.length,
      })
      let begun = 0
      for (const each of due) {
        if (isFull(each.storeId, [...underWay.keys()])) continue
        begin(each)
        begun += 1
      }
      return begun
    },
    async settled() {
      while (underWay.size) await Promise.all(underWay.values())
    },
  }
}

function fullStores(busy: readonly DueDelivery[]): string[] {
  return [...new Set(busy.map(({ storeId }) => storeId))].filter((id) => isFull(id, busy))
}

function isFull(storeId: string, busy: readonly DueDelivery[]): boolean {
  return busy.filter((each) => each.storeId === storeId).length >= most.ofStore
}

/** Sends for as long as the server runs; what is under way is brought to its end. */
export function startWebhooks(services: Delivering & { log: Log }): () => Promise<void> {
  const sender = createWebhookSender(services)
  const stop = workThrough(() => sender.pass(), {
    log: services.log,
    failure: 'The webhooks that are due could not be read.',
  })
  return async () => {
    await stop()
    await sender.settled()
  }
}
