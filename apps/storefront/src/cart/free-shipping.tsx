import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from './cart-drawer.module.css'

interface FreeShippingProps {
  /** Without shipping, in major units. */
  total: number
  freeFrom: number
}

export function FreeShipping({ total, freeFrom }: FreeShippingProps) {
  const { currency } = useStore()
  const missing = freeFrom - total
  return (
    <div className={styles.free}>
      <p>
        {missing > 0
          ? `${formatPrice(missing, currency)} to free shipping`
          : 'You have free shipping'}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div style={{ width: `${Math.min((total / freeFrom) * 100, 100)}%` }} />
      </div>
    </div>
  )
}
