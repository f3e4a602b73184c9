import type { DueWork } from '../../platform/jobs/due-work.ts'
import { deliver, type Delivering } from './deliver.ts'
import { createListDue, type DueDelivery } from './list-due.ts'

/** In parallel: a slow receiver delays only its own deliveries. */
const max = { ofWebhook: 4, ofStore: 8, ofAll: 128 }

export function webhookWork(services: Delivering): DueWork<DueDelivery> {
  const listDue = createListDue(services.db)
  return {
    name: 'webhooks',
    list: ({ now }, inFlight) =>
      listDue({
        now,
        eachWebhook: max.ofWebhook,
        busyWebhooks: new Set(inFlight.map(({ webhookId }) => webhookId)),
      }),
    attempt: (due) => deliver(services, due),
    atOnce: max,
    follows: 'webhooks',
    failures: {
      list: 'The due webhooks could not be read.',
      attempt: 'A webhook could not be delivered.',
    },
  }
}
