import type { Requested } from '@vitrine/commerce/pricing/apply-discounts.ts'
import { type Discount, discountCodeKey } from '@vitrine/commerce/pricing/discount.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export async function findDiscounts(tx: StoreTransaction, code?: string): Promise<Requested> {
  const found = await tx.prepared<Discount>(
    'checkout-discounts',
    `SELECT id, title, code, offer, scope, enabled, starts_at AS "startsAt",
      ends_at AS "endsAt", min_subtotal AS "minSubtotal", max_uses AS "maxUses",
      max_uses_per_customer AS "maxUsesPerCustomer", uses
    FROM discounts WHERE store_id = $1 AND (code_key = $2 OR (code_key IS NULL AND enabled))
    ORDER BY created_at, id`,
    [tx.storeId, code === undefined ? null : discountCodeKey(code)],
  )
  const automatic = found.filter((discount) => discount.code === null)
  const byCode = found.find((discount) => discount.code !== null)
  return code === undefined ? { automatic } : { automatic, byCode: byCode ?? null }
}
