import type { ShopRow, shopSorts } from '@vitrine/contract/provider/console-shops.ts'
import type { Database } from '@vitrine/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { countContent } from './count-content.ts'

interface Wanted {
  pageNumber: number
  pageSize: number
  search?: string | undefined
  status?: ShopRow['status'] | 'deleted' | undefined
  sort: (typeof shopSorts)[number]
}

const orders: Record<Wanted['sort'], SQL> = {
  newest: sql`s.created_at DESC, s.id DESC`,
  oldest: sql`s.created_at, s.id`,
  name: sql`lower(s.name), s.id`,
  active: sql`active.at DESC NULLS LAST, s.id`,
}

export async function listShops({ db }: RequestContext, wanted: Wanted) {
  const { limit, offset } = sliceOf(wanted)
  const found = whereOf(wanted)
  const [rows, total] = await Promise.all([
    readShops(
      db,
      sql`WHERE ${found} ORDER BY ${orders[wanted.sort]} LIMIT ${limit} OFFSET ${offset}`,
    ),
    countShops(db, found),
  ])
  const shops = await Promise.all(rows.map((row) => withCounts(db, row)))
  return pageOf(shops, total, wanted)
}

function whereOf({ search, status }: Wanted): SQL {
  const all = [
    status === 'deleted' ? sql`s.deleted_at IS NOT NULL` : sql`TRUE`,
    status && status !== 'deleted' ? sql`s.status = ${status} AND s.deleted_at IS NULL` : sql`TRUE`,
    search ? matching(search) : sql`TRUE`,
  ]
  return sql.join(all, sql` AND `)
}

/** Part of a name or an address, or a whole id. */
function matching(search: string): SQL {
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(s.name ILIKE ${part} OR s.store_domain ILIKE ${part} OR s.id::text = ${search}
    OR EXISTS (SELECT FROM domains d WHERE d.store_id = s.id AND d.domain ILIKE ${part})
    OR EXISTS (SELECT FROM store_members m JOIN users u ON u.id = m.user_id
      WHERE m.store_id = s.id AND m.role = 'owner'
        AND (u.email ILIKE ${part} OR u.name ILIKE ${part})))`
}

async function countShops({ platform }: Database, found: SQL): Promise<number> {
  const { rows } = await platform.execute<{ total: string }>(
    sql`SELECT count(*) AS total FROM stores s WHERE ${found}`,
  )
  return Number(rows[0]?.total ?? 0)
}

type Row = Omit<ShopRow, 'owner' | 'orders' | 'products' | 'storage'> & {
  ownerName: string | null
  ownerEmail: string | null
}

/** @param tail the conditions, on `s`, the stores */
async function readShops({ platform }: Database, tail: SQL): Promise<Row[]> {
  const { rows } = await platform.execute<Record<keyof Row, unknown>>(sql`
    SELECT s.id AS "storeId", s.name, coalesce(s.primary_domain, s.store_domain) AS domain,
      s.status, s.deleted_at AS "deletedAt", s.created_at AS "createdAt",
      owner.name AS "ownerName", owner.email AS "ownerEmail", active.at AS "lastActiveAt",
      CASE WHEN paying.disputes @> '[{"state": "open"}]' THEN 'disputed'
        WHEN paying.status IN ('past_due', 'suspended') THEN 'unpaid' END AS billing,
      (SELECT count(*) FROM abuse_reports r
        WHERE r.store_id = s.id AND r.resolved_at IS NULL) AS "openReports"
    FROM stores s
    LEFT JOIN LATERAL (SELECT u.id, u.name, u.email FROM store_members m
      JOIN users u ON u.id = m.user_id
      WHERE m.store_id = s.id AND m.role = 'owner' ORDER BY u.created_at LIMIT 1) owner ON TRUE
    LEFT JOIN subscriptions paying ON paying.user_id = owner.id
    LEFT JOIN LATERAL (SELECT max(m.last_seen_at) AS at FROM store_members m
      WHERE m.store_id = s.id) active ON TRUE
    ${tail}`)
  return rows.map(({ deletedAt, createdAt, lastActiveAt, openReports, ...row }) => ({
    ...(row as unknown as Row),
    openReports: Number(openReports),
    createdAt: momentOf(createdAt)!,
    deletedAt: momentOf(deletedAt),
    lastActiveAt: momentOf(lastActiveAt),
  }))
}

function momentOf(value: unknown): string | null {
  return value === null ? null : new Date(value as string).toISOString()
}

async function withCounts(db: Database, { ownerName, ownerEmail, ...row }: Row): Promise<ShopRow> {
  const { orders, products, storage } = await countContent(db, row.storeId)
  const owner =
    ownerName === null || ownerEmail === null ? null : { name: ownerName, email: ownerEmail }
  return { ...row, owner, orders, products, storage }
}

/** @returns undefined for a shop that does not exist, or was purged */
export async function findShop(db: Database, storeId: string): Promise<ShopRow | undefined> {
  const [row] = await readShops(db, sql`WHERE s.id = ${storeId}::uuid`)
  return row && (await withCounts(db, row))
}
