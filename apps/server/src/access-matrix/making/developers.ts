import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { aKey } from '../../testing/a-key.ts'
import { aWebhook } from '../../testing/a-webhook.ts'
import { insertDeliveries } from '../../post/webhooks/queries.ts'
import type { Making } from './making.ts'

/** A delivery that another test sends meanwhile would be a change of the store. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)

export function makeForDevelopers({ shop, store, privateMark: mark }: Making) {
  async function webhook() {
    const { id } = await aWebhook(shop, store, `https://hooks.example/${mark}`)
    const [webhookDelivery, eventId] = [newId(), newId()]
    const sent = { id: webhookDelivery, webhookId: id, eventId, event: 'test', payload: mark }
    await inStore(shop.services.db, store.storeId, (tx) =>
      insertDeliveries(tx, [{ ...sent, mostTries: 1, tryAt: tomorrow }]),
    )
    return { webhook: id, webhookDelivery }
  }

  return {
    webhook,
    apiKey: async () => (await aKey(shop, store, [], mark.slice(0, 60))).id,
  }
}
