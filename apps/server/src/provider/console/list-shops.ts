import type { ShopRow, shopSorts } from '@vitrine/contract/provider/console-shops.ts'
import type { Database } from '@vitrine/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { countContent } from './count-content.ts'
import { partOf } from './part-of.ts'

interface ListQuery {
  pageNumber: number
  pageSize: number
  search?: string | undefined
  status?: ShopRow['status'] | 'deleted' | undefined
  plan?: string | undefined
  isSignalled?: boolean | undefined
  sort: (typeof shopSorts)[number]
}

const orders: Record<ListQuery['sort'], SQL> = {
  newest: sql`s.created_at DESC, s.id DESC`,
  oldest: sql`s.created_at, s.id`,
  name: sql`lower(s.name), s.id`,
  active: sql`active.at DESC NULLS LAST, s.id`,
}

const lastActivity = sql`LEFT JOIN (SELECT store_id, max(last_seen_at) AS at FROM store_members
  GROUP BY store_id) active ON active.store_id = s.id`

/** Finds the page's ids first, so that what a row shows is read for its shops alone. */
export async function listShops({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const found = whereOf(query)
  const { rows } = await db.platform.execute<{ id: string; total: number }>(sql`
    SELECT s.id, (count(*) OVER ())::int AS total
    FROM stores s ${query.sort === 'active' ? lastActivity : sql``}
    WHERE ${found} ORDER BY ${orders[query.sort]} LIMIT ${limit} OFFSET ${offset}`)
  const [shops, total] = await Promise.all([
    readShops(
      db,
      rows.map(({ id }) => id),
    ),
    rows[0]?.total ?? countShops(db, found, offset),
  ])
  return pageOf(shops, total, query)
}

/** Counts them for a page behind the last one. */
async function countShops({ platform }: Database, found: SQL, offset: number): Promise<number> {
  if (offset === 0) return 0
  const { rows } = await platform.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM stores s WHERE ${found}`,
  )
  return rows[0]?.total ?? 0
}

function whereOf({ search, status, plan, isSignalled = false }: ListQuery): SQL {
  const all = [
    sql`TRUE`,
    status === 'deleted' && sql`s.deleted_at IS NOT NULL`,
    status && status !== 'deleted' && sql`s.status = ${status} AND s.deleted_at IS NULL`,
    plan !== undefined && withPlan(plan),
    isSignalled && sql`s.id IN (SELECT store_id FROM shop_signals WHERE dismissed_at IS NULL)`,
    search && matching(search),
  ]
  return sql.join(
    all.filter((each) => typeof each === 'object'),
    sql` AND `,
  )
}

/** The default plan is that of owners who chose none. */
function withPlan(plan: string): SQL {
  return sql`(s.id IN ${storesWith(sql`a.plan_id = ${plan}`)}
    OR (EXISTS (SELECT FROM plans WHERE id = ${plan} AND is_default)
      AND s.id NOT IN ${storesWith(sql`TRUE`)}))`
}

function storesWith(condition: SQL): SQL {
  return sql`(SELECT m.store_id FROM store_members m
    JOIN account_plans a ON a.user_id = m.user_id WHERE m.role = 'owner' AND ${condition})`
}

/**
 * Part of a name or an address, or a whole id. Each table is read once; addresses are in lower case,
 * where LIKE takes a fraction of the time of ILIKE.
 */
function matching(search: string): SQL {
  const part = partOf(search)
  const address = partOf(search.toLowerCase())
  const byId = isId.test(search) ? sql`UNION ALL SELECT ${search}::uuid` : sql``
  return sql`s.id IN (
    SELECT id FROM stores WHERE store_domain LIKE ${address} OR name ILIKE ${part}
    UNION ALL SELECT store_id FROM domains WHERE domain LIKE ${address}
    UNION ALL SELECT m.store_id FROM users u JOIN store_members m ON m.user_id = u.id
      WHERE m.role = 'owner' AND (u.email LIKE ${address} OR u.name ILIKE ${part})
    ${byId})`
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

type Row = Omit<ShopRow, 'owner' | 'orders' | 'products' | 'storage'> & {
  ownerName: string | null
  ownerEmail: string | null
}

/** @returns the shops that exist, in the order of their ids */
async function readShops(db: Database, ids: readonly string[]): Promise<ShopRow[]> {
  const [{ rows }, counts] = await Promise.all([
    db.platform.execute<Record<keyof Row, unknown>>(sql`
      SELECT s.id AS "storeId", s.name, coalesce(s.primary_domain, s.store_domain) AS domain,
        s.status, s.deleted_at AS "deletedAt", s.created_at AS "createdAt",
        owner.name AS "ownerName", owner.email AS "ownerEmail",
        (SELECT max(m.last_seen_at) FROM store_members m WHERE m.store_id = s.id) AS "lastActiveAt",
        (SELECT count(*)::int FROM abuse_reports r
          WHERE r.store_id = s.id AND r.resolved_at IS NULL) AS "openReports",
        (SELECT count(*)::int FROM shop_signals g
          WHERE g.store_id = s.id AND g.dismissed_at IS NULL) AS "openSignals",
        CASE WHEN (SELECT count(*) FROM plans) > 1 THEN
          (SELECT p.name FROM plans p WHERE p.id = coalesce(
            (SELECT a.plan_id FROM account_plans a WHERE a.user_id = owner.id),
            (SELECT id FROM plans WHERE is_default))) END AS plan,
        CASE WHEN paying.disputes @> '[{"state": "open"}]' THEN 'disputed'
          WHEN paying.status IN ('past_due', 'suspended') THEN 'unpaid' END AS billing
      FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS page (id, place)
      JOIN stores s ON s.id = page.id
      LEFT JOIN LATERAL (SELECT u.id, u.name, u.email FROM store_members m
        JOIN users u ON u.id = m.user_id
        WHERE m.store_id = s.id AND m.role = 'owner' ORDER BY u.created_at LIMIT 1) owner ON TRUE
      LEFT JOIN subscriptions paying ON paying.user_id = owner.id
      ORDER BY page.place`),
    countContent(db, ids),
  ])
  const countsOf = new Map(counts.map((each) => [each.storeId, each]))
  return rows.map((found) => {
    const { ownerName, ownerEmail, ...row } = found as unknown as Row
    const { orders: placed, products, storage } = countsOf.get(row.storeId)!
    return {
      ...row,
      createdAt: momentOf(row.createdAt)!,
      deletedAt: momentOf(row.deletedAt),
      lastActiveAt: momentOf(row.lastActiveAt),
      owner:
        ownerName === null || ownerEmail === null ? null : { name: ownerName, email: ownerEmail },
      orders: placed,
      products,
      storage,
    }
  })
}

function momentOf(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}

/** @returns undefined for a shop that does not exist, or was purged */
export async function findShop(db: Database, storeId: string): Promise<ShopRow | undefined> {
  const [shop] = await readShops(db, [storeId])
  return shop
}

/** Returns the plans that owners can have; none where there is only the one of the installation. */
export async function listShopPlans({ db }: RequestContext) {
  const { rows } = await db.platform.execute<{ planId: string; name: string }>(
    sql`SELECT id AS "planId", name FROM plans ORDER BY position, id`,
  )
  return rows.length > 1 ? rows : []
}
