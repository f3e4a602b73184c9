import { type NameKey, nameKey, variantsOf } from '@vitrine/commerce/text/look-alike.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { nameVariants, shopSignals, signalChecks } from '@vitrine/db/schema/signals.ts'
import { domains, storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { findBadLinks } from './find-bad-links.ts'
import { findDisposableMail } from './find-disposable-mail.ts'
import { findLookAlike, findProtectedNames, recheckImitations } from './find-similar-names.ts'

export interface CheckingSignals {
  db: Database
  now: () => Date
}

export interface Finding {
  kind: (typeof shopSignals.$inferSelect)['kind']
  subject: string
  place: string
  otherStoreId?: string
}

export interface WatchedShop {
  storeId: string
  key: NameKey
  storeDomain: string
  ownDomains: string[]
  ownerId: string | undefined
  ownerEmail: string | undefined
  /** Since when it has its name. */
  namedAt: Date
}

/** Longer than a check takes. */
const claimMs = 120_000

/** Replaces a store's signals by what is found now; those that were dismissed stay dismissed. */
export async function checkShop({ db, now }: CheckingSignals, storeId: string): Promise<void> {
  const claimed = await inPlatform(db, (tx) => claim(tx, storeId, now()))
  if (!claimed) return
  const { shop, version, dueAt, isNewName } = claimed
  if (isNewName) await inPlatform(db, (tx) => recheckImitations(tx, shop, now()))
  const links = await findBadLinks(db, storeId)
  await inPlatform(db, async (tx) => {
    const findings = [
      ...(await findLookAlike(tx, shop)),
      ...(await findProtectedNames(tx, shop)),
      ...(await findDisposableMail(tx, shop)),
      ...links,
    ]
    await store(tx, storeId, findings, now())
    // A request that came during the check stays due.
    const isStillDue = sql`CASE WHEN ${signalChecks.dueAt} = ${dueAt} THEN NULL
      ELSE ${signalChecks.dueAt} END`
    await tx
      .update(signalChecks)
      .set({ checkedAt: now(), checkedVersion: version, claimedUntil: null, dueAt: isStillDue })
      .where(eq(signalChecks.storeId, storeId))
  })
}

/** @returns undefined when there is nothing to check, or another process does it */
async function claim(tx: PlatformTransaction, storeId: string, at: Date) {
  const [check] = await tx
    .update(signalChecks)
    .set({ claimedUntil: new Date(at.getTime() + claimMs) })
    .where(
      and(
        eq(signalChecks.storeId, storeId),
        lte(signalChecks.dueAt, at),
        or(isNull(signalChecks.claimedUntil), lte(signalChecks.claimedUntil, at)),
      ),
    )
    // As text: a Date has no microseconds.
    .returning({
      dueAt: sql<string>`${signalChecks.dueAt}::text`,
      nameKey: signalChecks.nameKey,
      namedAt: signalChecks.namedAt,
    })
  const [row] = await tx.select().from(stores).where(eq(stores.id, storeId))
  if (!check || !row) return undefined
  const key = nameKey(row.name)
  const isNewName = check.nameKey !== textOf(key)
  const namedAt = isNewName
    ? await recordName(tx, { storeId, key, namedAt: check.nameKey === null ? row.createdAt : at })
    : check.namedAt
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(storeMembers)
    .innerJoin(users, eq(users.id, storeMembers.userId))
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
    .orderBy(asc(users.createdAt))
    .limit(1)
  const own = await tx
    .select({ domain: domains.domain })
    .from(domains)
    .where(eq(domains.storeId, storeId))
  const shop: WatchedShop = {
    storeId,
    key,
    storeDomain: row.storeDomain,
    ownDomains: own.map(({ domain }) => domain),
    ownerId: owner?.id,
    ownerEmail: owner?.email,
    namedAt,
  }
  return { shop, version: row.version, dueAt: check.dueAt, isNewName }
}

export const textOf = ({ numbers, letters }: NameKey) => `${numbers} ${letters}`

async function recordName(
  tx: PlatformTransaction,
  { storeId, key, namedAt }: Pick<WatchedShop, 'storeId' | 'key' | 'namedAt'>,
): Promise<Date> {
  await tx
    .update(signalChecks)
    .set({ nameKey: textOf(key), namedAt })
    .where(eq(signalChecks.storeId, storeId))
  await tx.delete(nameVariants).where(eq(nameVariants.storeId, storeId))
  await tx.insert(nameVariants).values(variantsOf(key).map((variant) => ({ variant, storeId })))
  return namedAt
}

async function store(
  tx: PlatformTransaction,
  storeId: string,
  findings: readonly Finding[],
  foundAt: Date,
): Promise<void> {
  const found = JSON.stringify(findings.map(({ kind, subject }) => ({ kind, subject })))
  await tx.delete(shopSignals).where(
    and(
      eq(shopSignals.storeId, storeId),
      sql`(${shopSignals.kind}, ${shopSignals.subject}) NOT IN
        (SELECT f.kind, f.subject FROM jsonb_to_recordset(${found}::jsonb) AS f (kind text, subject text))`,
    ),
  )
  if (findings.length === 0) return
  await tx
    .insert(shopSignals)
    .values(findings.map((finding) => ({ id: newId(), storeId, foundAt, ...finding })))
    .onConflictDoUpdate({
      target: [shopSignals.storeId, shopSignals.kind, shopSignals.subject],
      set: { place: sql`excluded.place`, otherStoreId: sql`excluded.other_store_id` },
    })
}
