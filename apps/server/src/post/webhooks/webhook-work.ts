import type { DueWork } from '../../platform/jobs/due-work.ts'
import { deliver, type Delivering } from './deliver.ts'
import { type DueDelivery, listDue } from './list-due.ts'

/** In parallel: a slow receiver delays only its own deliveries. */
const max = { ofWebhook: 4, ofStore: 8, ofAll: 128 }

export function webhookWork(services: Delivering): DueWork<DueDelivery> {
  return {
    name: 'webhooks',
    list: (query, inFlight) =>
      listDue(services.db, {
        ...query,
        max: max.ofAll,
        eachWebhook: max.ofWebhook,
        busyWebhooks: [...new Set(inFlight.map(({ webhookId }) => webhookId))],
      }),
    attempt: (due) => deliver(services, due),
    atOnce: max,
    failures: {
      list: 'The due webhooks could not be read.',
      attempt: 'A webhook could not be delivered.',
    },
  }
}
