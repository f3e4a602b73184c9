import type { ShopLimits } from '@vitrine/contract/provider/plans.ts'
import { storeLimits } from '@vitrine/db/schema/plans.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'

/** Returns the provider's exceptions for a store; limits that follow its owner's plan are missing. */
export async function findStoreLimits(
  tx: PlatformTransaction,
  storeId: string,
): Promise<ShopLimits> {
  const [row] = await tx.select().from(storeLimits).where(eq(storeLimits.storeId, storeId))
  return row?.limits ?? {}
}

/**
 * Replaces a store's exceptions from its owner's plan. A missing limit follows the plan, null is
 * unlimited.
 */
export async function setStoreLimits(
  tx: PlatformTransaction,
  storeId: string,
  limits: ShopLimits,
): Promise<void> {
  if (Object.keys(limits).length === 0) {
    await tx.delete(storeLimits).where(eq(storeLimits.storeId, storeId))
    return
  }
  await tx
    .insert(storeLimits)
    .values({ storeId, limits })
    .onConflictDoUpdate({ target: storeLimits.storeId, set: { limits } })
}
