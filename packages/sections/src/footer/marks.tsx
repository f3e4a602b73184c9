import type { PaymentName, SocialName } from './footer.schema.ts'
import styles from './footer.module.css'

const social: Record<SocialName, string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.8h.01',
  twitter: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.5C13 2 10.5 3.5 10.5 7v2.5h-3V13h3v8',
  pinterest:
    'M9.5 21l2.5-11M8 13c-2-4 1-7.5 4.5-7.5 4 0 5.5 3 4.5 6.5s-4 4.5-6 2.5M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
}

export function SocialMark({ name }: { name: SocialName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={Object.hasOwn(social, name) ? social[name] : ''} />
    </svg>
  )
}

const payments: Record<PaymentName, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
}

/** A small card with the name of a way to pay. */
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
