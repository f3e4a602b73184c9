import type { Scope } from '@vitrine/contract/call/scope.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { hashOfKey, newKeyText } from '../identity/key-text.ts'
import { insertKey } from '../shop/api-keys/queries.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

export async function aKey(
  shop: Pick<Shop, 'services'>,
  { storeId, owner }: OwnedStore,
  scopes: Scope[],
  name = 'Till',
) {
  const [id, key] = [newId(), newKeyText(storeId)]
  const about = { id, name, scopes, lastFour: key.slice(-4), createdBy: owner.userId }
  await inStore(shop.services.db, storeId, (tx) =>
    insertKey(tx, { ...about, hash: hashOfKey(key) }),
  )
  return { id, key }
}
