import type { ConsoleDomain, domainFilters } from '@vitrine/contract/provider/console-domains.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { domains, stores } from '@vitrine/db/schema/stores.ts'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FindExpected } from '../../shop/domains/expected-records.ts'
import { explain, findingsOf } from '../../shop/domains/findings.ts'
import { unicodeOf } from '../../shop/domains/names/read-domain.ts'
import { findDomain, updateDomainRow } from '../../shop/domains/queries.ts'
import { stateOf } from '../../shop/domains/status-view.ts'
import type { OperatorContext } from './console-calls.ts'
import { partOf } from './part-of.ts'
import { recordAct } from './record-act.ts'

type Filter = (typeof domainFilters)[number]

interface ListQuery {
  pageNumber: number
  pageSize: number
  search?: string | undefined
  filter?: Filter | undefined
  storeId?: string | undefined
}

const isVerified = sql`${domains.status} = 'verified'`
const endsAt = sql`(${domains.findings}->>'certificateEndsAt')::timestamptz`

/** The states are those of `stateOf`. */
function withFilter(filter: Filter, now: Date): SQL {
  const isBeingChecked = sql`(${domains.nextCheckAt} <= ${now} OR ${domains.claimedUntil} > ${now})`
  const isQuiet = sql`${isVerified} AND ${domains.ownerNotifiedAt} IS NULL`
  const conditions: Record<Filter, SQL> = {
    pending_dns: sql`NOT ${isVerified} AND ${isBeingChecked} IS NOT TRUE`,
    verifying: sql`NOT ${isVerified} AND ${isBeingChecked}`,
    issuing: sql`${isQuiet} AND ${domains.liveAt} IS NULL`,
    live: sql`${isQuiet} AND ${domains.liveAt} IS NOT NULL`,
    problem: sql`${isVerified} AND ${domains.ownerNotifiedAt} IS NOT NULL`,
    failing: sql`${isVerified} AND ${domains.failingSince} IS NOT NULL`,
    ending: sql`${isVerified} AND ${endsAt} < ${now}::timestamptz + interval '14 days'`,
  }
  return conditions[filter]
}

/** Reads from the last check of each domain; those of deleted shops are not checked any more. */
export async function listDomains(
  { config, db, now }: RequestContext,
  findExpected: FindExpected,
  query: ListQuery,
) {
  const { limit, offset } = sliceOf(query)
  const { search, filter, storeId } = query
  const found = and(
    sql`${stores.deletedAt} IS NULL`,
    search
      ? sql`(${domains.domain} LIKE ${partOf(search.toLowerCase())}
          OR ${stores.name} ILIKE ${partOf(search)})`
      : undefined,
    filter && withFilter(filter, now()),
    storeId ? eq(domains.storeId, storeId) : undefined,
  )
  const isOfStore = eq(stores.id, domains.storeId)
  const [rows, [count], expected] = await Promise.all([
    db.platform
      .select({
        row: domains,
        shop: stores.name,
        storeDomain: stores.storeDomain,
        holderId: sql<string | null>`(SELECT h.store_id FROM domains h
          WHERE h.domain = ${domains.domain} AND h.status = 'verified'
            AND h.store_id <> ${domains.storeId})`,
      })
      .from(domains)
      .innerJoin(stores, isOfStore)
      .where(found)
      .orderBy(
        filter === 'ending' ? asc(endsAt) : sql`${domains.failingSince} NULLS LAST`,
        asc(domains.domain),
        asc(domains.storeId),
      )
      .limit(limit)
      .offset(offset),
    db.platform
      .select({ total: sql<number>`count(*)::int` })
      .from(domains)
      .innerJoin(stores, isOfStore)
      .where(found),
    findExpected(),
  ])
  const listed = rows.map(({ row, shop, storeDomain, holderId }): ConsoleDomain => {
    const findings = findingsOf(row)
    const of = { config, expected, storeDomain, holderId: holderId ?? undefined }
    const problem = findings ? explain(row, findings, of) : null
    const { domain, checkedAt, nextCheckAt, failingSince, isPrimary } = row
    return {
      id: `${row.storeId} ${domain}`,
      storeId: row.storeId,
      shop,
      domain,
      unicode: unicodeOf(domain),
      status: stateOf(row, now()),
      isPrimary,
      checkedAt: checkedAt?.toISOString() ?? null,
      nextCheckAt: nextCheckAt.toISOString(),
      failingSince: failingSince?.toISOString() ?? null,
      problem: problem && {
        message: problem.message,
        fix: problem.fix,
        blocking: problem.blocking,
      },
      certificateEndsAt: findings?.certificateEndsAt ?? null,
    }
  })
  return pageOf(listed, count?.total ?? 0, query)
}

/** Makes the check due and resets the back-off, as the owner can. */
export async function checkDomain(
  { db, now, operator }: OperatorContext,
  { storeId, domain, reason }: { storeId: string; domain: string; reason: string },
): Promise<void> {
  await inPlatform(db, async (tx) => {
    const row = await findDomain(tx, storeId, domain)
    if (!row) throw new Refusal('not_found')
    await updateDomainRow(tx, row, { nextCheckAt: now(), tries: 0 })
    await recordAct(tx, operator, { kind: 'checkDomain', reason, storeId, subject: domain }, now())
  })
}
