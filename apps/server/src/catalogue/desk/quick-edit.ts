import { toMinor } from '@vitrine/commerce/money/money.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { changesOf } from '../../api/record-activity.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import type { StoreTerms } from '../cards/product-record.ts'
import { stockAfter } from '../products/stock-after.ts'

interface QuickEdit {
  id: string
  price?: number | undefined
  stock?: number | undefined
  stockSeen?: number | undefined
}

interface Before {
  name: string
  price: number
  discount_price: number | null
  stock: number
  track_stock: boolean
  is_varied: boolean
}

export async function quickEdit(
  tx: StoreTransaction,
  { id, price, stock, stockSeen }: QuickEdit,
  { currency }: StoreTerms,
) {
  const [before] = await tx.prepared<Before>(
    'lock-for-quick-edit',
    `SELECT p.name, p.price, p.discount_price, p.stock, p.track_stock,
        EXISTS (SELECT FROM variations v WHERE v.store_id = $1 AND v.product_id = $2) AS is_varied
      FROM products p WHERE p.store_id = $1 AND p.id = $2 FOR UPDATE`,
    [tx.storeId, id],
  )
  if (!before) throw new Refusal('not_found')
  if (before.is_varied)
    throw invalidInput('id', 'Its variations are changed in the product itself.')
  const minor = price === undefined ? before.price : toMinor(price, currency)
  if (minor === undefined)
    throw invalidInput('price', `This has more decimals than ${currency} has.`)
  if (before.discount_price !== null && before.discount_price >= minor)
    throw invalidInput('price', 'The price must stay above the discount price.')
  if (stock !== undefined && !before.track_stock)
    throw invalidInput('stock', 'The stock of this product is not counted.')
  const left = stock === undefined ? before.stock : stockAfter(stock, stockSeen, before.stock)
  await tx.prepared(
    'quick-edit',
    `UPDATE products SET price = $3, stock = $4, updated_at = now()
      WHERE store_id = $1 AND id = $2`,
    [tx.storeId, id, minor, left],
  )
  const changes = changesOf(before, { price: minor, stock: left })
  tx.subjects.push({ id, name: before.name, data: { changes } })
  await bumpStoreVersion(tx)
}
