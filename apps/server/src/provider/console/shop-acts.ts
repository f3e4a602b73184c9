import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import type { ShopLimits } from '@vitrine/contract/provider/plans.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { deselectStore } from '../../shop/stores/queries.ts'
import { recoverableMs } from '../../shop/stores/restore-store.ts'
import { resumeWithin, suspendWithin } from '../suspension/suspend-store.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct, type OperatorActFacts } from './record-act.ts'
import { setStoreLimits } from '../plans/set-store-limits.ts'
import { findFacts } from './shop-facts.ts'

interface About {
  storeId: string
  reason: string
}

const cause = 'operator'

export async function suspend(context: OperatorContext, { storeId, reason }: About) {
  return await act(context, { kind: 'suspend', storeId, reason }, async (tx) => {
    await suspendWithin(tx, { storeId, cause, reason }, context.now())
  })
}

export async function resume(context: OperatorContext, { storeId, reason }: About) {
  return await act(context, { kind: 'resume', storeId, reason }, async (tx) => {
    await resumeWithin(tx, { storeId, cause })
  })
}

/** Takes the shop offline at once; its rows stay for 30 days. */
export async function close(
  context: OperatorContext,
  { storeId, reason, confirmName }: About & { confirmName: string },
) {
  return await act(context, { kind: 'close', storeId, reason }, async (tx, name) => {
    if (confirmName.trim() !== name) throw new Refusal('name_mismatch')
    const closed = await tx
      .update(stores)
      .set({ deletedAt: context.now() })
      .where(and(eq(stores.id, storeId), isNull(stores.deletedAt)))
      .returning({ id: stores.id })
    if (!closed.length) throw new Refusal('not_found')
    await deselectStore(tx, storeId)
    await bumpVersionOf(tx, storeId)
  })
}

export async function restore(context: OperatorContext, { storeId, reason }: About) {
  return await act(context, { kind: 'restore', storeId, reason }, async (tx) => {
    const since = new Date(context.now().getTime() - recoverableMs)
    const restored = await tx
      .update(stores)
      .set({ deletedAt: null })
      .where(and(eq(stores.id, storeId), isNotNull(stores.deletedAt), gte(stores.deletedAt, since)))
      .returning({ id: stores.id })
    if (!restored.length) throw new Refusal('not_found')
    await bumpVersionOf(tx, storeId)
  })
}

export async function setLimits(
  context: OperatorContext,
  { storeId, reason, limits }: About & { limits: ShopLimits },
) {
  return await act(context, { kind: 'setLimits', storeId, reason }, async (tx) => {
    await setStoreLimits(tx, storeId, limits)
  })
}

/** Runs the act and records it in one transaction. */
async function act(
  context: OperatorContext,
  facts: Omit<OperatorActFacts, 'subject'> & About,
  work: (tx: PlatformTransaction, name: string) => Promise<void>,
): Promise<ShopFacts> {
  const { db, hosts, now, operator } = context
  const { storeId } = facts
  await inPlatform(db, async (tx) => {
    const [store] = await tx
      .select({ name: stores.name })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update')
    if (!store) throw new Refusal('not_found')
    await work(tx, store.name)
    await recordAct(tx, operator, { ...facts, subject: store.name }, now())
  })
  hosts.forget(storeId)
  return await findFacts(context, storeId)
}
