import type { ProductCard as Card } from '@vitrine/contract/catalogue/product.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './listing.module.css'

const firstRow = 3
const look = { showRating: false, showAddToCart: true }
const sizes = '(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 320px'

export function ProductListing({ products }: { products: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} look={look} eager={index < firstRow} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
