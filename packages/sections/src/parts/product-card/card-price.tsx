import { isOnSale, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { useStore } from '../../kit/store-context.ts'
import styles from './product-card.module.css'

export function CardPrice({ product }: { product: Product }) {
  const { currency } = useStore()
  const { fromPrice, lowestPrice } = product
  const sale = formatPrice(fromPrice ?? salePrice(product), currency)
  if (!isOnSale(product))
    return <p className={styles.price}>{fromPrice === null ? sale : `From ${sale}`}</p>
  return (
    <div className={styles.price}>
      {fromPrice === null ? (
        <p>
          <span className="visually-hidden">Sale price </span>
          <span className={styles.sale}>{sale}</span>{' '}
          <span className="visually-hidden">Original price </span>
          <s className={styles.original}>{formatPrice(product.price, currency)}</s>
        </p>
      ) : (
        <p>From {sale}</p>
      )}
      {lowestPrice !== null && (
        <p className={styles.lowest}>30-day lowest: {formatPrice(lowestPrice, currency)}</p>
      )}
    </div>
  )
}
