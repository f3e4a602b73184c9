import type { AppliedDiscount } from '@vitrine/commerce/pricing/apply-discounts.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/**
 * Counts one use per discount up to its limit. The row stays locked until the transaction ends, so
 * concurrent orders see the right count. Call it after locking the products.
 */
export async function takeDiscounts(
  tx: StoreTransaction,
  applied: readonly AppliedDiscount[],
  email: string,
): Promise<'taken' | 'used_up' | 'used_by_customer'> {
  const discounts = applied.map(({ discount }) => discount)
  // Locks in id order, so that orders never deadlock.
  const ids = discounts.map(({ id }) => id).toSorted()
  const counted = await Promise.all(ids.map((id) => countUse(tx, id)))
  if (!counted.every(Boolean)) return 'used_up'
  const limited = discounts.filter((each) => each.maxUsesPerCustomer !== null)
  const uses = await Promise.all(limited.map(({ id }) => countUsesBy(tx, id, email)))
  const isSpent = limited.some((each, index) => uses[index]! >= each.maxUsesPerCustomer!)
  return isSpent ? 'used_by_customer' : 'taken'
}

export async function insertDiscountUses(
  tx: StoreTransaction,
  applied: readonly AppliedDiscount[],
  order: { id: string; email: string },
): Promise<void> {
  if (!applied.length) return
  await tx.prepared(
    'insert-discount-uses',
    `INSERT INTO discount_uses (store_id, discount_id, order_id, email)
    SELECT root.store_id, id, $3, $4 FROM store_roots root, unnest($2::uuid[]) AS used (id)
    WHERE root.store_id = $1`,
    [tx.storeId, applied.map(({ discount }) => discount.id), order.id, customerOf(order.email)],
  )
}

/** For paid orders: their discounts are valid even if used up meanwhile. */
export async function countDiscountUses(
  tx: StoreTransaction,
  applied: readonly AppliedDiscount[],
): Promise<void> {
  await tx.prepared(
    'count-discount-uses',
    `UPDATE discounts SET uses = uses + 1 FROM (SELECT id AS locked FROM discounts
      WHERE store_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE) AS used
    WHERE store_id = $1 AND id = locked`,
    [tx.storeId, applied.map(({ discount }) => discount.id)],
  )
}

export async function mayUse(
  tx: StoreTransaction,
  applied: readonly AppliedDiscount[],
  email: string,
): Promise<boolean> {
  const limited = applied.filter(({ discount }) => discount.maxUsesPerCustomer !== null)
  const uses = await Promise.all(limited.map(({ discount }) => countUsesBy(tx, discount.id, email)))
  return limited.every(({ discount }, index) => uses[index]! < discount.maxUsesPerCustomer!)
}

async function countUse(tx: StoreTransaction, id: string): Promise<boolean> {
  const counted = await tx.prepared(
    'count-discount-use',
    `UPDATE discounts SET uses = uses + 1
    WHERE store_id = $1 AND id = $2 AND (max_uses IS NULL OR uses < max_uses) RETURNING id`,
    [tx.storeId, id],
  )
  return counted.length > 0
}

// A separate statement: the one that waited for the lock sees an older snapshot.
async function countUsesBy(tx: StoreTransaction, id: string, email: string): Promise<number> {
  const [found] = await tx.prepared<{ uses: number }>(
    'discount-uses-of-customer',
    `SELECT count(*) AS uses FROM discount_uses
    WHERE store_id = $1 AND discount_id = $2 AND email = $3`,
    [tx.storeId, id, customerOf(email)],
  )
  return found!.uses
}

function customerOf(email: string): string {
  return email.trim().toLowerCase()
}
