import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import type { ProductListProps } from './card-settings.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  products: Product[] | undefined
  props: ProductListProps
  /** How many skeletons stand in while the products are on the way. */
  expected: number
  aboveFold: boolean
  /** How wide a card is. */
  sizes: string
}

const firstRow = 4

/** The entries of a list of products. */
export function ProductCards(list: ProductCardsProps) {
  const { products, props, expected, aboveFold, sizes } = list
  if (!products) {
    return Array.from({ length: expected }, (_, index) => (
      <li key={index}>
        <CardSkeleton />
      </li>
    ))
  }
  return products.map((product, index) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        look={props}
        eager={aboveFold && index < firstRow}
        sizes={sizes}
      />
    </li>
  ))
}
