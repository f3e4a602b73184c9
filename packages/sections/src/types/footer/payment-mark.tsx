import type { PaymentName } from './footer.schema.ts'
import styles from './footer.module.css'

const payments: Record<PaymentName, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
}

export function PaymentMark({ name }: { name: PaymentName }) {
  if (!Object.hasOwn(payments, name)) return null
  return (
    <svg className={styles.payment} viewBox="0 0 48 30" role="img" aria-label={payments[name]}>
      <rect x=".5" y=".5" width="47" height="29" rx="4.5" className={styles.plate} />
      <Mark name={name} />
    </svg>
  )
}

function Mark({ name }: { name: PaymentName }) {
  if (name === 'mastercard') {
    return (
      <>
        <circle cx="19.5" cy="15" r="8" fill="#eb001b" />
        <circle cx="28.5" cy="15" r="8" fill="#f79e1b" fillOpacity=".85" />
      </>
    )
  }
  const [text, color] = words[name]
  return (
    <text x="24" y="19.5" textAnchor="middle" className={styles.word} fill={color}>
      {text}
    </text>
  )
}

const words = {
  visa: ['VISA', '#1a1f71'],
  amex: ['AMEX', '#016fd0'],
  paypal: ['PayPal', '#003087'],
} as const
