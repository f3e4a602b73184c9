import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { isOnSale, salePrice, type Priced } from '@vitrine/commerce/sale-price.ts'
import { useStore } from '../store-context.ts'
import styles from './product.module.css'

/** What it costs; before a reduction too, struck through. */
export function Price({ priced }: { priced: Priced }) {
  const { currency } = useStore()
  const now = formatPrice(salePrice(priced), currency)
  if (!isOnSale(priced)) return <p className={styles.price}>{now}</p>
  return (
    <p className={styles.price}>
      <span className="visually-hidden">Sale price </span>
      <span className={styles.sale}>{now}</span>{' '}
      <span className="visually-hidden">Original price </span>
      <s>{formatPrice(priced.price, currency)}</s>
    </p>
  )
}
