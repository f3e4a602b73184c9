import { productInput, type OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { StoreTerms } from '../cards/product-record.ts'
import { addProduct, requireProduct } from './service.ts'

const suffix = ' (copy)'
const maxLength = 200

export async function duplicateProduct(
  tx: StoreTransaction,
  id: string,
  terms: StoreTerms,
): Promise<OwnedProduct> {
  const product = await requireProduct(tx, id, terms)
  const copy = {
    ...pickInput(product),
    name: product.name.slice(0, maxLength - suffix.length) + suffix,
    status: 'draft',
    sku: '',
    barcode: '',
    stock: 0,
    variations: product.variations.map(
      ({ id: _i, stockStatus: _s, lowestPrice: _l, stock, ...variation }) => ({
        ...variation,
        sku: '',
        barcode: '',
        stock: stock === null ? null : 0,
      }),
    ),
  }
  return await addProduct(tx, productInput.parse(copy), terms)
}

function pickInput(product: OwnedProduct) {
  const fields = Object.keys(productInput.shape).filter((name) => name !== 'slug')
  return Object.fromEntries(
    Object.entries(product).filter(([name]) => fields.includes(name)),
  ) as Omit<OwnedProduct, 'slug'>
}
