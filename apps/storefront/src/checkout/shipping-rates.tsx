import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Quote } from '@vitrine/contract/checkout.ts'
import { useStore } from '@vitrine/sections/store-context.ts'
import styles from './checkout.module.css'

interface ShippingRatesProps {
  quote: Quote | undefined
  onChoose: (shippingRateId: string) => void
}

export function ShippingRates({ quote, onChoose }: ShippingRatesProps) {
  const { currency } = useStore()
  return (
    <fieldset className={styles.part}>
      <legend>Shipping</legend>
      {!quote && <div className={`skeleton ${styles.choiceSkeleton}`} />}
      {quote?.shippingRates.length === 0 && (
        <p className={styles.hint}>This shop does not deliver to this country.</p>
      )}
      {quote?.shippingRates.map(({ id, name, price }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="shippingRate"
            value={id}
            checked={id === quote.shippingRateId}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
          <span className={styles.amount}>{price ? formatPrice(price, currency) : 'Free'}</span>
        </label>
      ))}
    </fieldset>
  )
}
