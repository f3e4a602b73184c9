import { checkoutOf, type CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export async function findForm(tx: StoreTransaction): Promise<CheckoutSettings> {
  const [row] = await tx.prepared<{ published: CheckoutSettings | null }>(
    'checkout-form',
    `SELECT published FROM checkout_settings WHERE store_id = $1`,
    [tx.storeId],
  )
  return checkoutOf(row?.published)
}
