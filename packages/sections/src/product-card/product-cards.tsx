import type { ProductCard as Product } from '@vitrine/contract/product.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import type { ProductListProps } from './card-settings.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  products: Product[] | undefined
  props: ProductListProps
  /** How many skeletons stand in while the products are on the way. */
  expected: number
  aboveFold: boolean
}

const firstRow = 4
const sizes = '(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 320px'

/** The entries of a list of products. */
export function ProductCards({ products, props, expected, aboveFold }: ProductCardsProps) {
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
