import type { PaymentMethodInput } from '@vitrine/contract/shop/payments.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

export async function paidBy(
  shop: Shop,
  { storeId, owner }: OwnedStore,
  methods: PaymentMethodInput[],
  revision = 0,
): Promise<void> {
  const body = { storeId, methods, revision }
  const answer = await shop.call('PUT', '/api/payments', { as: owner, body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}
