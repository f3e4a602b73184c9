import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import type { CardListProps } from './card-settings.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  products: Product[] | undefined
  props: CardListProps
  expected: number
  aboveFold: boolean
  sizes: string
}

const firstRow = 4

export function ProductCards(list: ProductCardsProps) {
  const { products, props, expected, aboveFold, sizes } = list
  if (!products) {
    return Array.from({ length: expected }, (_, index) => (
      <li key={index}>
        <CardSkeleton {...props} />
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
