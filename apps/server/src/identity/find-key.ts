import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Scope } from '@vitrine/contract/scope.ts'
import { isMember } from './is-member.ts'
import type { RequestContext } from '../api/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { requireWithinLimit } from '../api/require-within-limit.ts'
import { hashOfKey, storeIdOfKey } from './key-text.ts'
import { findKeyByHash, noteKeyUse, type StoredKey } from '../shop/api-keys/queries.ts'
import { scopesOf } from '../shop/api-keys/service.ts'

/** What a live key may do, on behalf of whoever made it. */
export interface KeyFacts {
  userId: string
  storeId: string
  scopes: Scope[]
}

/** How exactly the last use is known; a key in use is not written with each call. */
const useIsNotedEvery = 60_000

/** What the request offers as a key, be it one or not. A key goes before a cookie. */
export function keyIn(headers: Headers): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** It ends with its expiry, when it is revoked, and when its maker leaves the store. */
export async function requireKey(context: RequestContext, key: string): Promise<KeyFacts> {
  const storeId = storeIdOfKey(key)
  if (storeId === undefined) throw new Refusal('key_not_valid')
  const hash = hashOfKey(key)
  await requireWithinLimit(context, 'apiKey', { key: hash })
  const { db, now } = context
  const found = await inStore(db, storeId, (tx) => useKey(tx, hash, now()))
  if (!found || !(await isMember(db, storeId, found.createdBy))) throw new Refusal('key_not_valid')
  return { userId: found.createdBy, storeId, scopes: scopesOf(found) }
}

async function useKey(
  tx: StoreTransaction,
  hash: string,
  now: Date,
): Promise<StoredKey | undefined> {
  const key = await findKeyByHash(tx, hash)
  if (!key || (key.expiresAt && key.expiresAt <= now)) return undefined
  const { lastUsedAt } = key
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useIsNotedEvery)
    await noteKeyUse(tx, key.id, now)
  return key
}
