import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import type { Services } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SuspensionCause, Suspensions } from '../../platform/suspension.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'

type Parts = Pick<Services, 'db' | 'hosts' | 'now'>

interface Suspended {
  storeId: string
  cause: SuspensionCause
  /** For the owner, one or two sentences. */
  reason: string
}

/**
 * Closes the store to shoppers and its dashboard to changes, and emails its owner. Suspending it
 * again for the same cause replaces the reason.
 * @returns false when it was suspended for this reason already
 * @throws `not_found` for a store that does not exist or was deleted
 */
export async function suspendStore(parts: Parts, suspended: Suspended): Promise<boolean> {
  const isNew = await inPlatform(parts.db, (tx) => suspendWithin(tx, suspended, parts.now()))
  parts.hosts.forget(suspended.storeId)
  return isNew
}

/** As {@link suspendStore}, in a transaction; call `hosts.forget` after it. */
export async function suspendWithin(
  tx: PlatformTransaction,
  { storeId, cause, reason }: Suspended,
  now: Date,
): Promise<boolean> {
  const store = await requireStore(tx, storeId)
  if (store.suspensions[cause]?.reason === reason) return false
  await change(tx, store, {
    ...store.suspensions,
    [cause]: { reason, since: store.suspensions[cause]?.since ?? now.toISOString() },
  })
  await tell(tx, storeId, 'shop_suspended', { cause, reason })
  return true
}

/**
 * Ends the suspension for this cause. The store is as it was before once no other cause is left.
 * @returns false when it was not suspended for it
 * @throws `not_found` for a store that does not exist or was deleted
 */
export async function resumeStore(
  { db, hosts }: Parts,
  resumed: Omit<Suspended, 'reason'>,
): Promise<boolean> {
  const isChanged = await inPlatform(db, (tx) => resumeWithin(tx, resumed))
  hosts.forget(resumed.storeId)
  return isChanged
}

/** As {@link resumeStore}, in a transaction; call `hosts.forget` after it. */
export async function resumeWithin(
  tx: PlatformTransaction,
  { storeId, cause }: Omit<Suspended, 'reason'>,
): Promise<boolean> {
  const store = await requireStore(tx, storeId)
  const { [cause]: ended, ...others } = store.suspensions
  if (!ended) return false
  await change(tx, store, others)
  if (Object.keys(others).length === 0) await tell(tx, storeId, 'shop_resumed', {})
  return true
}

type StoreRow = Pick<
  typeof stores.$inferSelect,
  'id' | 'status' | 'statusBefore' | 'suspensions' | 'deletedAt'
>

async function requireStore(tx: PlatformTransaction, storeId: string): Promise<StoreRow> {
  const [store] = await tx
    .select({
      id: stores.id,
      status: stores.status,
      statusBefore: stores.statusBefore,
      suspensions: stores.suspensions,
      deletedAt: stores.deletedAt,
    })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('update')
  if (!store || store.deletedAt) throw new Refusal('not_found')
  return store
}

async function change(tx: PlatformTransaction, store: StoreRow, suspensions: Suspensions) {
  const before = store.status === 'suspended' ? store.statusBefore! : store.status
  const isSuspended = Object.keys(suspensions).length > 0
  await tx
    .update(stores)
    .set(
      isSuspended
        ? { suspensions, status: 'suspended', statusBefore: before }
        : { suspensions, status: before, statusBefore: null },
    )
    .where(eq(stores.id, store.id))
  await bumpVersionOf(tx, store.id)
}

async function tell(
  tx: PlatformTransaction,
  storeId: string,
  kind: 'shop_suspended' | 'shop_resumed',
  payload: Record<string, unknown>,
) {
  await withinStore(tx, storeId, (storeTx) => insertOutboxRow(storeTx, kind, payload))
}
