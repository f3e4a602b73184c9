import { salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { useContext } from 'react'
import { SectionLink } from '../section-link.tsx'
import { useStore } from '../../kit/store-context.ts'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import styles from './product-card.module.css'

/** Adds one item to the cart, or links to the product page to choose a variation. */
export function CardAction({ product, to }: { product: ProductCard; to: { url: string } }) {
  const { addToCart } = useContext(StorefrontActionsContext)
  const { storeId } = useStore()
  if (!product.stockStatus) return <p className={styles.soldOut}>Sold out</p>
  const className = `button ${styles.action}`
  if (product.hasVariations) {
    return (
      <SectionLink to={to} className={className} aria-label={`Choose options: ${product.name}`}>
        Choose options
      </SectionLink>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={`Add to cart: ${product.name}`}
      onClick={() => addToCart(lineOf(product, storeId))}
    >
      Add to cart
    </button>
  )
}

function lineOf(product: ProductCard, storeId: string) {
  return {
    productId: product.id,
    variationId: null,
    name: product.name,
    price: salePrice(product),
    productImage: product.productImage,
    selectedAttributes: {},
    storeId,
    discountPrice: product.discountPrice ?? 0,
    shipping: 0,
  }
}
