import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { apiKeys } from '@vitrine/db/schema/api-keys.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { type Role, scopesOfRole } from '@vitrine/contract/call/role.ts'
import { coversScope, type Scope, scopes } from '@vitrine/contract/call/scope.ts'
import { and, eq } from 'drizzle-orm'
import { findRole } from './membership.ts'
import { hashOfKey, storeIdOfKey } from './key-text.ts'

type StoredKey = typeof apiKeys.$inferSelect

export interface KeyFacts {
  id: string
  name: string
  userId: string
  storeId: string
  /** Its maker's role now, which limits its scopes. */
  role: Role
  scopes: Scope[]
}

/** Precision of `last used`: a key in use is not written with each call. */
const useIsNotedEvery = 60_000

/** Returns the bearer token, valid or not. A key takes precedence over a cookie. */
export function keyIn(headers: Headers): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** Resolves to undefined when the key expired or was revoked, or its creator left the store. */
export async function findKey(
  { db, now }: { db: Database; now: () => Date },
  key: string,
): Promise<KeyFacts | undefined> {
  const storeId = storeIdOfKey(key)
  if (storeId === undefined) return undefined
  const found = await inStore(db, storeId, (tx) => useKey(tx, hashOfKey(key), now()))
  const role = found && (await findRole(db, storeId, found.createdBy))
  if (!role) return undefined
  const { id, name, createdBy: userId } = found
  return { id, name, userId, storeId, role, scopes: scopesWithin(role, scopesOf(found)) }
}

/** A key never does more than its maker may. */
function scopesWithin(role: Role, held: readonly Scope[]): Scope[] {
  const allowed = scopesOfRole(role)
  return scopes.filter((scope) => coversScope(held, scope) && coversScope(allowed, scope))
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

async function findKeyByHash(tx: StoreTransaction, hash: string): Promise<StoredKey | undefined> {
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.storeId, tx.storeId), eq(apiKeys.hash, hash)))
  return key
}

async function noteKeyUse(tx: StoreTransaction, id: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.storeId, tx.storeId), eq(apiKeys.id, id)))
}

export function scopesOf({ scopes: held }: Pick<StoredKey, 'scopes'>): Scope[] {
  return scopes.filter((scope) => held.includes(scope))
}
