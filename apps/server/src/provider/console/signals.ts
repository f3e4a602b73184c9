import type { ShopSignal, signalKinds } from '@vitrine/contract/provider/console-signals.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { shopSignals } from '@vitrine/db/schema/signals.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct } from './record-act.ts'

interface ListQuery {
  pageNumber: number
  pageSize: number
  state: 'open' | 'dismissed'
  kind?: (typeof signalKinds)[number] | undefined
  storeId?: string | undefined
}

/** Signals of deleted shops are left out: nobody can visit them. */
export async function listSignals({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const isOpen = query.state === 'open'
  const found = and(
    isOpen ? isNull(shopSignals.dismissedAt) : isNotNull(shopSignals.dismissedAt),
    query.kind && eq(shopSignals.kind, query.kind),
    query.storeId ? eq(shopSignals.storeId, query.storeId) : isNull(stores.deletedAt),
  )
  const isOfStore = eq(stores.id, shopSignals.storeId)
  const [rows, [count]] = await Promise.all([
    db.platform
      .select({
        signal: shopSignals,
        shop: stores.name,
        domain: sql<string>`
        coalesce(${stores.primaryDomain}, ${stores.storeDomain})`,
      })
      .from(shopSignals)
      .innerJoin(stores, isOfStore)
      .where(found)
      .orderBy(desc(isOpen ? shopSignals.foundAt : shopSignals.dismissedAt), desc(shopSignals.id))
      .limit(limit)
      .offset(offset),
    db.platform
      .select({ total: sql<number>`count(*)::int` })
      .from(shopSignals)
      .innerJoin(stores, isOfStore)
      .where(found),
  ])
  const signals = rows.map(({ signal, ...of }): ShopSignal => {
    const { id, storeId, kind, subject, place, otherStoreId, foundAt } = signal
    const { dismissedAt, dismissedBy, note } = signal
    const dismissed = dismissedAt && {
      at: dismissedAt.toISOString(),
      by: dismissedBy ?? '',
      note: note ?? '',
    }
    const found = { id, storeId, kind, subject, place, otherStoreId }
    return { ...found, ...of, foundAt: foundAt.toISOString(), dismissed }
  })
  return pageOf(signals, count?.total ?? 0, query)
}

export async function dismissSignal(
  { db, now, operator }: OperatorContext,
  { signalId, reason, isDismissed }: { signalId: string; reason: string; isDismissed: boolean },
): Promise<void> {
  await inPlatform(db, async (tx) => {
    const [signal] = await tx
      .update(shopSignals)
      .set(
        isDismissed
          ? { dismissedAt: now(), dismissedBy: operator.name, note: reason }
          : { dismissedAt: null, dismissedBy: null, note: null },
      )
      .where(eq(shopSignals.id, signalId))
      .returning({ storeId: shopSignals.storeId })
    if (!signal) throw new Refusal('not_found')
    const { storeId } = signal
    const [store] = await tx
      .select({ name: stores.name })
      .from(stores)
      .where(eq(stores.id, storeId))
    const kind = isDismissed ? 'dismissSignal' : 'reopenSignal'
    await recordAct(tx, operator, { kind, reason, storeId, subject: store?.name ?? '' }, now())
  })
}
