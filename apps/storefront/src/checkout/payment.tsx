import styles from './checkout.module.css'
import type { CheckoutConfig } from './checkout-config.ts'

export function Payment({ methods }: { methods: CheckoutConfig['paymentMethods'] }) {
  return (
    <fieldset className={styles.part}>
      <legend>Payment</legend>
      {methods.length === 0 && (
        <p className={styles.hint}>This shop cannot take orders at the moment.</p>
      )}
      {methods.map(({ id, name, details }, index) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="paymentMethod" value={id} defaultChecked={index === 0} />
          <span>
            {name}
            {details && <small>{details}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
