import {
  addToLineList,
  type ListedLine,
  readQuantity,
  writeLineList,
  wrongQuantity,
} from '@vitrine/commerce/cart/line-list.ts'
import { type Choice, resolveVariation } from '@vitrine/commerce/catalogue/variation.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { orGone } from '@vitrine/sections/kit/or-gone.ts'
import type { Purchase } from './purchase-context.ts'

export type PurchaseAnswer = { location: string } | { purchase: Purchase } | undefined

const option = 'option.'

export function isOfPurchase(name: string): boolean {
  return name === 'product' || name === 'quantity' || name.startsWith(option)
}

/**
 * Handles a product's form; undefined for an unknown product.
 * @param carried lines from the URL
 */
export async function answerPurchase(
  { calls, store: { storeId } }: StoreSource,
  posted: URLSearchParams,
  carried: readonly ListedLine[],
): Promise<PurchaseAnswer> {
  const productSlug = posted.get('product') ?? ''
  const product = await orGone(calls.products.fetchByStoreidSlug({ storeId, productSlug }))
  if (!product) return undefined
  const chosen = Object.fromEntries(
    [...posted]
      .filter(([name]) => name.startsWith(option))
      .map(([name, value]) => [name.slice(option.length), value]),
  )
  const quantity = posted.get('quantity') ?? '1'
  const line = lineOf(product, chosen, readQuantity(quantity))
  if (typeof line === 'string')
    return { purchase: { slug: product.slug, chosen, quantity, problem: line } }
  return { location: `/checkout?lines=${writeLineList(addToLineList(carried, line))}` }
}

function lineOf(
  product: Product,
  chosen: Choice,
  quantity: number | undefined,
): ListedLine | string {
  const { id: productId, attributeGroups, variations } = product
  if (!quantity) return wrongQuantity()
  if (!product.stockStatus) return 'Sold out'
  if (!variations.length) return { productId, variationId: null, quantity }
  if (!attributeGroups.every(({ name }) => Object.hasOwn(chosen, name) && chosen[name]))
    return 'Please select all options'
  const variation = resolveVariation(attributeGroups, variations, chosen)
  const named = attributeGroups.map(({ name }) => chosen[name]).join(', ')
  if (!variation) return `It does not come as ${named}. Please choose other options.`
  if (!variation.stockStatus) return `${named} is sold out. Please choose other options.`
  return { productId, variationId: variation.id, quantity }
}
