import type { ApiKey, NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import { type Scope, scopes } from '@vitrine/contract/call/scope.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { hashOfKey, newKeyText } from '../../identity/key-text.ts'
import { scopesOf } from '../../identity/find-key.ts'
import { countKeysAlone, deleteKey, insertKey, listKeys, type StoredKey } from './queries.ts'

const maxKeys = 50

export async function listApiKeys(tx: StoreTransaction): Promise<ApiKey[]> {
  return (await listKeys(tx)).map(keyView)
}

interface KeyInput {
  name: string
  scopes: readonly Scope[]
  expiresAt: string | null
}

/** Returns the key's text, which is stored nowhere. */
export async function createApiKey(
  tx: StoreTransaction,
  { name, scopes: requested, expiresAt }: KeyInput,
  { userId, now }: { userId: string; now: Date },
): Promise<NewApiKey> {
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && until <= now) throw invalidInput('expiresAt', 'Choose a day in the future.')
  if ((await countKeysAlone(tx)) >= maxKeys) throw new Refusal('too_many_keys')
  const key = newKeyText(tx.storeId)
  const stored = {
    id: newId(),
    name,
    scopes: scopes.filter((scope) => requested.includes(scope)),
    lastFour: key.slice(-4),
    createdBy: userId,
    createdAt: now,
    lastUsedAt: null,
    expiresAt: until,
  }
  await insertKey(tx, { ...stored, hash: hashOfKey(key) })
  return { ...keyView(stored), key }
}

export async function revokeApiKey(tx: StoreTransaction, id: string): Promise<void> {
  if (!(await deleteKey(tx, id))) throw new Refusal('not_found')
}

function keyView(key: Omit<StoredKey, 'storeId' | 'hash' | 'createdBy'>): ApiKey {
  const { id, name, lastFour, createdAt, lastUsedAt, expiresAt } = key
  return {
    id,
    name,
    scopes: scopesOf(key),
    lastFour,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
