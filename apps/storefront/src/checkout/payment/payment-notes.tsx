import styles from '../form/notes.module.css'

export function TestMode() {
  return (
    <p role="note" className={styles.testMode}>
      Test mode: card payments are only tried out here, and no card is charged.
    </p>
  )
}

export function NotPaid() {
  return (
    <output className={styles.alert}>
      <strong>Your payment was not completed, and nothing was charged.</strong>
      <span>
        Everything is as you left it. You can try again, or choose another payment method.
      </span>
    </output>
  )
}
