import { domains, leftSubdomains, storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'

export type DomainRow = typeof domains.$inferSelect

export async function listDomains(tx: PlatformTransaction, storeId: string): Promise<DomainRow[]> {
  return await tx
    .select()
    .from(domains)
    .where(eq(domains.storeId, storeId))
    .orderBy(domains.createdAt, domains.domain)
}

export async function findDomain(
  tx: PlatformTransaction,
  storeId: string,
  domain: string | undefined,
): Promise<DomainRow | undefined> {
  if (domain === undefined) return undefined
  const [row] = await tx.select().from(domains).where(isRow(storeId, domain))
  return row
}

export async function listLeftSubdomains(tx: PlatformTransaction, storeId: string) {
  return await tx
    .select()
    .from(leftSubdomains)
    .where(eq(leftSubdomains.storeId, storeId))
    .orderBy(leftSubdomains.leftAt)
}

export async function updateDomainRow(
  tx: PlatformTransaction,
  { storeId, domain }: Pick<DomainRow, 'storeId' | 'domain'>,
  changes: Partial<DomainRow>,
): Promise<void> {
  await tx.update(domains).set(changes).where(isRow(storeId, domain))
}

export async function deleteDomainRow(
  tx: PlatformTransaction,
  { storeId, domain }: Pick<DomainRow, 'storeId' | 'domain'>,
): Promise<void> {
  await tx.delete(domains).where(isRow(storeId, domain))
}

export const isRow = (storeId: string, domain: string) =>
  and(eq(domains.storeId, storeId), eq(domains.domain, domain))

/**
 * Finds a parent or child of the domain that a store of other people has verified; the domain itself
 * is decided by its proof.
 */
export async function findRelatedRival(
  tx: PlatformTransaction,
  domain: string,
  { storeId, userId }: { storeId: string; userId: string },
) {
  const isRelated = sql`(${domain} LIKE '%.' || ${domains.domain}
    OR ${domains.domain} LIKE ${`%.${domain}`})`
  const isOurs = sql`EXISTS (SELECT FROM ${storeMembers}
    WHERE ${storeMembers.storeId} = ${domains.storeId} AND ${storeMembers.userId} = ${userId}
    AND ${storeMembers.role} IN ('owner', 'admin'))`
  const [row] = await tx
    .select({ domain: domains.domain })
    .from(domains)
    .where(
      and(
        ne(domains.storeId, storeId),
        eq(domains.status, 'verified'),
        isRelated,
        sql`NOT ${isOurs}`,
      ),
    )
    .limit(1)
  return row
}

export async function isHostTaken(tx: PlatformTransaction, host: string): Promise<boolean> {
  const isStore = eq(stores.storeDomain, host)
  const isVerified = and(eq(domains.domain, host), eq(domains.status, 'verified'))
  return (await tx.$count(stores, isStore)) + (await tx.$count(domains, isVerified)) > 0
}

/** Other stores that have a domain verified which this store claims. */
export async function listHolders(
  tx: PlatformTransaction,
  storeId: string,
): Promise<{ domain: string; storeId: string }[]> {
  const claimed = tx
    .select({ domain: domains.domain })
    .from(domains)
    .where(eq(domains.storeId, storeId))
  return await tx
    .select({ domain: domains.domain, storeId: domains.storeId })
    .from(domains)
    .where(
      and(
        eq(domains.status, 'verified'),
        ne(domains.storeId, storeId),
        inArray(domains.domain, claimed),
      ),
    )
}
