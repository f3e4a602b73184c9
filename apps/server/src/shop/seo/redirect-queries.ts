import type { Redirect } from '@vitrine/contract/shop/redirects.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { redirects } from '@vitrine/db/schema/search-engines.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Slice } from '../../platform/page-of.ts'

type RedirectRow = typeof redirects.$inferSelect

/** Two parallel requests could close a loop that neither sees. */
export async function lockRedirects(tx: StoreTransaction) {
  await lockName(tx, `redirects ${tx.storeId}`)
}

export async function countRedirects(tx: StoreTransaction, search?: string): Promise<number> {
  return await tx.$count(redirects, matching(tx, search))
}

export async function listRedirectRows(
  tx: StoreTransaction,
  { limit, offset }: Slice,
  search?: string,
) {
  return await tx
    .select()
    .from(redirects)
    .where(matching(tx, search))
    .orderBy(desc(redirects.id))
    .limit(limit)
    .offset(offset)
}

export async function listAllRedirects(tx: StoreTransaction): Promise<RedirectRow[]> {
  return await tx
    .select()
    .from(redirects)
    .where(eq(redirects.storeId, tx.storeId))
    .orderBy(redirects.fromPath)
}

/** Lists redirects of these paths and to them. */
export async function listTouching(tx: StoreTransaction, paths: string[]): Promise<RedirectRow[]> {
  const any = sql`ANY (ARRAY[${sql.join(
    paths.map((path) => sql`${path}`),
    sql`, `,
  )}]::text[])`
  const target = sql`split_part(split_part(${redirects.toPath}, '?', 1), '#', 1)`
  return await tx
    .select()
    .from(redirects)
    .where(
      and(
        eq(redirects.storeId, tx.storeId),
        sql`(${redirects.fromPath} = ${any} OR ${target} = ${any})`,
      ),
    )
    .limit(1000)
}

export function toRedirect(row: RedirectRow): Redirect {
  return {
    id: row.id,
    from: row.fromPath,
    to: row.toPath,
    status: row.status === 302 ? 302 : 301,
    hits: row.hits,
    lastHitAt: row.lastHitAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

function matching(tx: StoreTransaction, search: string | undefined) {
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(redirects.storeId, tx.storeId),
    part ? or(ilike(redirects.fromPath, part), ilike(redirects.toPath, part)) : undefined,
  )
}
