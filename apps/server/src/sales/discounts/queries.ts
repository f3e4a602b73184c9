import type { DiscountStatus } from '@vitrine/contract/sales/discounts.ts'
import { discounts } from '@vitrine/db/schema/pricing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, gt, gte, ilike, isNull, lt, lte, ne, not, or, type SQL } from 'drizzle-orm'

interface DiscountFilter {
  status?: DiscountStatus | undefined
  search?: string | undefined
}

export interface DiscountListing extends DiscountFilter {
  pageNumber: number
  pageSize: number
}

type Columns = Omit<typeof discounts.$inferInsert, 'storeId' | 'id' | 'uses' | 'createdAt'>

export async function listDiscountRows(
  tx: StoreTransaction,
  { pageNumber, pageSize, ...filter }: DiscountListing,
  now: Date,
) {
  return await tx
    .select()
    .from(discounts)
    .where(matches(tx, filter, now))
    .orderBy(desc(discounts.createdAt), desc(discounts.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countDiscounts(
  tx: StoreTransaction,
  filter: DiscountFilter,
  now: Date,
): Promise<number> {
  return await tx.$count(discounts, matches(tx, filter, now))
}

export async function findDiscount(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(discounts).where(isDiscount(tx, id))
  return row
}

export async function countAutomatic(tx: StoreTransaction, ownId?: string): Promise<number> {
  return await tx.$count(
    discounts,
    and(
      eq(discounts.storeId, tx.storeId),
      isNull(discounts.codeKey),
      eq(discounts.enabled, true),
      ownId === undefined ? undefined : ne(discounts.id, ownId),
    ),
  )
}

export async function insertDiscount(tx: StoreTransaction, values: Columns & { id: string }) {
  await tx.insert(discounts).values({ storeId: tx.storeId, ...values })
}

export async function updateDiscountColumns(tx: StoreTransaction, id: string, values: Columns) {
  await tx.update(discounts).set(values).where(isDiscount(tx, id))
}

export async function deleteDiscountRow(tx: StoreTransaction, id: string) {
  const [deleted] = await tx.delete(discounts).where(isDiscount(tx, id)).returning()
  return deleted
}

export function isCodeTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    cause instanceof Error && 'constraint' in cause && cause.constraint === 'discounts_code_key'
  )
}

function isDiscount(tx: StoreTransaction, id: string) {
  return and(eq(discounts.storeId, tx.storeId), eq(discounts.id, id))
}

function matches(tx: StoreTransaction, { status, search }: DiscountFilter, now: Date) {
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(discounts.storeId, tx.storeId),
    status && isIn(status, now),
    part ? or(ilike(discounts.title, part), ilike(discounts.code, part)) : undefined,
  )
}

/** Same precedence as the view: disabled, ended, used up. */
function isIn(status: DiscountStatus, now: Date): SQL | undefined {
  const on = eq(discounts.enabled, true)
  if (status === 'off') return not(on)
  if (status === 'ended') return and(on, lte(discounts.endsAt, now))
  const lives = and(on, or(isNull(discounts.endsAt), gt(discounts.endsAt, now)))
  if (status === 'used_up') return and(lives, gte(discounts.uses, discounts.maxUses))
  const isLeft = or(isNull(discounts.maxUses), lt(discounts.uses, discounts.maxUses))
  const hasBegun = or(isNull(discounts.startsAt), lte(discounts.startsAt, now))
  return and(lives, isLeft, status === 'active' ? hasBegun : gt(discounts.startsAt, now))
}
