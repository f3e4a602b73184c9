import type { AbuseReport } from '@vitrine/contract/provider/abuse-reports.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { abuseReports } from '@vitrine/db/schema/console.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct } from './record-act.ts'

interface ListQuery {
  pageNumber: number
  pageSize: number
  state: 'open' | 'resolved'
  storeId?: string | undefined
}

/** The oldest open ones first, and those that were resolved last. */
export async function listReports({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const isOpen = query.state === 'open'
  const found = and(
    isOpen ? isNull(abuseReports.resolvedAt) : isNotNull(abuseReports.resolvedAt),
    query.storeId ? eq(abuseReports.storeId, query.storeId) : undefined,
  )
  const rows = await db.platform
    .select({ report: abuseReports, name: stores.name, storeDomain: stores.storeDomain })
    .from(abuseReports)
    .innerJoin(stores, eq(stores.id, abuseReports.storeId))
    .where(found)
    .orderBy(isOpen ? asc(abuseReports.createdAt) : desc(abuseReports.resolvedAt))
    .limit(limit)
    .offset(offset)
  const reports = rows.map(
    ({ report: { createdAt, resolvedAt, ...report }, name, storeDomain }): AbuseReport => ({
      ...report,
      shop: name,
      domain: storeDomain,
      createdAt: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }),
  )
  return pageOf(reports, await db.platform.$count(abuseReports, found), query)
}

export async function resolveReport(
  { db, now, operator }: OperatorContext,
  { reportId, reason, isResolved }: { reportId: string; reason: string; isResolved: boolean },
): Promise<void> {
  await inPlatform(db, async (tx) => {
    const [report] = await tx
      .update(abuseReports)
      .set({ resolvedAt: isResolved ? now() : null })
      .where(eq(abuseReports.id, reportId))
      .returning({ storeId: abuseReports.storeId })
    if (!report) throw new Refusal('not_found')
    const { storeId } = report
    const [store] = await tx
      .select({ name: stores.name })
      .from(stores)
      .where(eq(stores.id, storeId))
    const kind = isResolved ? 'resolveReport' : 'reopenReport'
    await recordAct(tx, operator, { kind, reason, storeId, subject: store?.name ?? '' }, now())
  })
}
