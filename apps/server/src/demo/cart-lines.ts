import { isDeepStrictEqual } from 'node:util'
import { products, variations } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { DemoLine } from '@vitrine/demo/demo-life.ts'
import { eq } from 'drizzle-orm'

export interface CartLine {
  productId: string
  variationId: string | null
  quantity: number
}

export async function readCatalogue(tx: StoreTransaction) {
  const ids = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.storeId, tx.storeId))
  const choices = await tx.select().from(variations).where(eq(variations.storeId, tx.storeId))
  return (lines: readonly DemoLine[]): CartLine[] =>
    lines.map(({ product, variation, quantity }) => {
      const productId = ids.find(({ slug }) => slug === product)?.id
      if (productId === undefined) throw new Error(`The demo sells no ${product}.`)
      const chosen = choices.find(
        (each) => each.productId === productId && isDeepStrictEqual(each.attributes, variation),
      )
      return { productId, variationId: chosen?.id ?? null, quantity }
    })
}
