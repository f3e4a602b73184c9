import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import {
  referenceLabel,
  type UnitMeasure,
  unitPrice,
} from '@vitrine/commerce/catalogue/unit-price.ts'
import { isOnSale, salePrice, type Priced } from '@vitrine/commerce/catalogue/sale-price.ts'
import { useStore } from '../../kit/store-context.ts'
import styles from './product.module.css'

interface PriceProps {
  priced: Priced
  /** Price of the cheapest variation while none is chosen and prices differ. */
  from: number | null
  /** Lowest price before the reduction, or null where it need not be shown. */
  lowest: number | null
  measure: UnitMeasure | null
}

export function Price({ priced, from, lowest, measure }: PriceProps) {
  const { currency } = useStore()
  if (from !== null) return <p className={styles.price}>From {formatPrice(from, currency)}</p>
  const now = formatPrice(salePrice(priced), currency)
  const ofUnit = measure && (
    <p className={styles.lowest}>
      {formatPrice(unitPrice(salePrice(priced), measure), currency)} per{' '}
      {referenceLabel(measure.per)}
    </p>
  )
  if (!isOnSale(priced))
    return (
      <>
        <p className={styles.price}>{now}</p>
        {ofUnit}
      </>
    )
  return (
    <>
      <p className={styles.price}>
        <span className="visually-hidden">Sale price </span>
        <span className={styles.sale}>{now}</span>{' '}
        <span className="visually-hidden">Original price </span>
        <s>{formatPrice(priced.price, currency)}</s>
      </p>
      {ofUnit}
      {lowest !== null && (
        <p className={styles.lowest}>
          Lowest price in the last 30 days: {formatPrice(lowest, currency)}
        </p>
      )}
    </>
  )
}
