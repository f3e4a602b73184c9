import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import type {
  CheckoutSettings,
  CheckoutSettingsInput,
} from '@vitrine/contract/shop/checkout-settings.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

type Values = Partial<CheckoutSettingsInput> & { revision?: number }

export function draftsCheckout(shop: Shop, { storeId, owner }: OwnedStore, values: Values) {
  const body = { storeId, revision: 0, ...defaultCheckout, ...values }
  return shop.call<CheckoutSettings & RefusalBody>('PUT', '/api/checkout-settings', {
    as: owner,
    body,
  })
}

export function publishesCheckout(shop: Shop, { storeId, owner }: OwnedStore, revision = 1) {
  const body = { storeId, revision }
  return shop.call<CheckoutSettings & RefusalBody>('POST', '/api/checkout-settings/publish', {
    as: owner,
    body,
  })
}

export async function asksAtCheckout(shop: Shop, store: OwnedStore, values: Values): Promise<void> {
  for (const answer of [
    await draftsCheckout(shop, store, values),
    await publishesCheckout(shop, store),
  ])
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}
