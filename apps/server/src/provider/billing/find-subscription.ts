import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'

/** Returns what operators see of an account's subscription. */
export async function findSubscription(
  tx: PlatformTransaction,
  userId: string,
): Promise<ShopFacts['subscription']> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  if (!row || row.status === 'none') return null
  const { status, disputes, refunds } = row
  return { status, disputes: disputes.map(inDecimals), refunds: refunds.map(inDecimals) }
}

export function inDecimals<Moved extends { amount: number; currency: string }>(
  moved: Moved,
): Moved {
  return { ...moved, amount: toDecimal(moved.amount, moved.currency) }
}
