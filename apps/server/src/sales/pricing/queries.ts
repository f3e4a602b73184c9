import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { PaymentSettings } from '@vitrine/commerce/settings/payment-methods.ts'
import type { ShippingSettings } from '@vitrine/commerce/shipping/shipping.ts'
import type { TaxSettings } from '@vitrine/commerce/pricing/tax.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

// Hand-written prepared statements, since an order locks its products for as long as they take.

/** `lock` locks the rows until the transaction ends. */
export type Reading = 'read' | 'lock'

/** Columns of the store's own row, which is not where the rows of its settings are. */
interface TermsOfRow {
  currency: string
  country: string
  published: PolicyVersion[]
  prefix: string
  lowStockAt: number | null
}

/** All that a sale reads of its store. */
export interface StoreTerms extends TermsOfRow {
  shipping: ShippingSettings | null
  taxes: TaxSettings | null
  payments: PaymentSettings | null
  form: CheckoutSettings | null
}

export interface ProductForSale {
  id: string
  slug: string
  name: string
  image: string | null
  price: number
  discountPrice: number | null
  sku: string
  status: 'active' | 'draft' | 'archived'
  trackStock: boolean
  stock: number
  inStock: boolean
  hasVariations: boolean
  weight: number | null
  categoryIds: string[]
}

export interface VariationForSale {
  id: string
  productId: string
  price: number
  discountPrice: number | null
  image: string | null
  attributes: Record<string, string>
  sku: string
  stock: number | null
  weight: number | null
}

export async function findTerms(tx: StoreTransaction): Promise<StoreTerms> {
  const [[row], [settings]] = await Promise.all([
    tx.prepared<TermsOfRow>(
      'store-terms',
      `SELECT currency, country, policies AS published, order_prefix AS prefix,
        low_stock_at AS "lowStockAt"
      FROM stores WHERE id = $1`,
      [tx.storeId],
    ),
    tx.prepared<Omit<StoreTerms, keyof TermsOfRow>>(
      'settings-of-sales',
      `SELECT
        (SELECT settings FROM shipping_settings WHERE store_id = $1) AS shipping,
        (SELECT settings FROM tax_settings WHERE store_id = $1) AS taxes,
        (SELECT settings FROM payment_settings WHERE store_id = $1) AS payments,
        (SELECT published FROM checkout_settings WHERE store_id = $1) AS form
      FROM store_roots WHERE store_id = $1`,
      [tx.storeId],
    ),
  ])
  return { ...row!, ...settings! }
}

export async function listProductsForSale(
  tx: StoreTransaction,
  ids: readonly string[],
  reading: Reading,
): Promise<ProductForSale[]> {
  return await tx.prepared<ProductForSale>(
    `checkout-products-${reading}`,
    `SELECT p.id, p.slug, p.name, p.product_image AS image, p.price,
      p.discount_price AS "discountPrice", p.sku, p.status, p.track_stock AS "trackStock",
      p.stock, p.in_stock AS "inStock", p.weight,
      ARRAY (SELECT c.category_id FROM product_categories c
        WHERE c.store_id = $1 AND c.product_id = p.id)::text[] AS "categoryIds",
      p.has_variations AS "hasVariations"
    FROM products p WHERE p.store_id = $1 AND p.id = ANY ($2::uuid[])
    ORDER BY p.id ${inMode(reading, 'p')}`,
    [tx.storeId, ids],
  )
}

export async function listVariationsForSale(
  tx: StoreTransaction,
  ids: readonly string[],
  reading: Reading,
): Promise<VariationForSale[]> {
  if (!ids.length) return []
  return await tx.prepared<VariationForSale>(
    `checkout-variations-${reading}`,
    `SELECT v.id, v.product_id AS "productId", v.price, v.discount_price AS "discountPrice",
      v.image, v.attributes, v.sku, v.stock, v.weight
    FROM variations v WHERE v.store_id = $1 AND v.id = ANY ($2::uuid[])
    ORDER BY v.id ${inMode(reading, 'v')}`,
    [tx.storeId, ids],
  )
}

function inMode(reading: Reading, table: 'p' | 'v'): string {
  return reading === 'lock' ? `FOR NO KEY UPDATE OF ${table}` : ''
}
