import styles from '../form/notes.module.css'

/** For owners who try it out, and for shoppers who should not. */
export function TestMode() {
  return (
    <p role="note" className={styles.testMode}>
      Test mode: card payments are only tried out here, and no card is charged.
    </p>
  )
}

/** For whoever comes back from the provider's page without having paid. */
export function NotPaid() {
  return (
    <output className={styles.alert}>
      <strong>Your payment was not completed, and nothing was charged.</strong>
      <span>Everything is as you left it. You can try again, or choose another way to pay.</span>
    </output>
  )
}
