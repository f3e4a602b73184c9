import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { PriceChange } from '@vitrine/contract/catalogue/stock.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../../platform/page-of.ts'
import { optionalDecimal } from '../cards/product-record.ts'

interface PriceRecord {
  at: Date
  variation_id: string | null
  attributes: Record<string, string> | null
  price: number
  discount_price: number | null
}

export async function listPriceHistory(tx: StoreTransaction, productId: string, slice: Slice) {
  const [rows, [counted]] = await Promise.all([
    tx.prepared<PriceRecord>(
      'price-history',
      `SELECT h.created_at AS at, h.variation_id, v.attributes, h.price, h.discount_price
      FROM price_history h
      LEFT JOIN variations v ON v.store_id = h.store_id AND v.id = h.variation_id
      WHERE h.store_id = $1 AND h.product_id = $2
      ORDER BY h.id DESC LIMIT $3 OFFSET $4`,
      [tx.storeId, productId, slice.limit, slice.offset],
    ),
    tx.prepared<{ total: number }>(
      'count-price-history',
      'SELECT count(*) AS total FROM price_history WHERE store_id = $1 AND product_id = $2',
      [tx.storeId, productId],
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export function toPriceChange(row: PriceRecord, currency: string): PriceChange {
  return {
    at: row.at.toISOString(),
    variationId: row.variation_id,
    attributes: row.attributes,
    price: toDecimal(row.price, currency),
    discountPrice: optionalDecimal(row.discount_price, currency),
  }
}
