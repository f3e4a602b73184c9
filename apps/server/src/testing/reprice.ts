import type { OwnedStore, Shop } from './start-shop.ts'

export async function reprice(
  shop: Shop,
  { storeId, owner }: OwnedStore,
  { id }: { id: string },
  price: number,
): Promise<void> {
  const body = { storeId, id, price }
  const { status } = await shop.call('PUT', '/api/products/quick-edit', { as: owner, body })
  if (status !== 200) throw new Error(`The price stayed: ${status}`)
}
