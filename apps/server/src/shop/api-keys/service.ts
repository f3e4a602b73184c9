import type { ApiKey, NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import { type Scope, scopes } from '@vitrine/contract/call/scope.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { hashOfKey, newKeyText } from '../../identity/key-text.ts'
import { scopesOf } from '../../identity/find-key.ts'
import {
  countKeysAlone,
  deleteKey,
  insertKey,
  listKeys,
  type StoredKey,
  takeKeyOver,
} from './queries.ts'

const maxKeys = 50

type Owner = RequestContext & OwnerContext

export async function listApiKeys(owner: Owner): Promise<ApiKey[]> {
  const keys = await readStore(owner, listKeys)
  const names = await findNames(owner)
  return keys.map((key) => keyView(key, names))
}

/** Puts a key whose maker left, or another one, into the caller's name. */
export async function takeOverApiKey(owner: Owner, id: string): Promise<ApiKey> {
  const key = await changeStore(owner, (tx) => takeKeyOver(tx, id, owner.userId))
  if (!key) throw new Refusal('not_found')
  return keyView(key, await findNames(owner))
}

type Names = ReadonlyMap<string, string>

async function findNames({ db, store }: Owner): Promise<Names> {
  const members = await db.platform
    .select({ userId: users.id, name: users.name })
    .from(storeMembers)
    .innerJoin(users, eq(users.id, storeMembers.userId))
    .where(eq(storeMembers.storeId, store.storeId))
  return new Map(members.map(({ userId, name }) => [userId, name]))
}

interface KeyInput {
  name: string
  scopes: readonly Scope[]
  expiresAt: string | null
}

/** Returns the key's text, which is stored nowhere. */
export async function createApiKey(
  owner: Owner,
  { name, scopes: requested, expiresAt }: KeyInput,
): Promise<NewApiKey> {
  const now = owner.now()
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && until <= now) throw invalidInput('expiresAt', 'Choose a day in the future.')
  const key = newKeyText(owner.store.storeId)
  const stored = {
    id: newId(),
    name,
    scopes: scopes.filter((scope) => requested.includes(scope)),
    lastFour: key.slice(-4),
    createdBy: owner.userId,
    createdAt: now,
    lastUsedAt: null,
    expiresAt: until,
  }
  await changeStore(owner, async (tx) => {
    if ((await countKeysAlone(tx)) >= maxKeys) throw new Refusal('too_many_keys')
    await insertKey(tx, { ...stored, hash: hashOfKey(key) })
  })
  return { ...keyView(stored, await findNames(owner)), key }
}

export async function revokeApiKey(tx: StoreTransaction, id: string): Promise<void> {
  const deleted = await deleteKey(tx, id)
  if (!deleted) throw new Refusal('not_found')
  tx.subjects.push(deleted)
}

function keyView(key: Omit<StoredKey, 'storeId' | 'hash'>, names: Names): ApiKey {
  const { id, name, lastFour, createdBy, createdAt, lastUsedAt, expiresAt } = key
  const maker = names.get(createdBy)
  return {
    id,
    name,
    scopes: scopesOf(key),
    lastFour,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    maker: maker === undefined ? null : { userId: createdBy, name: maker },
  }
}
