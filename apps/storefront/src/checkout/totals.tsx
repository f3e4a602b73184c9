import { formatPrice } from '@vitrine/commerce/format-price.ts'
import styles from './checkout.module.css'

interface TotalsProps {
  currency: string
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
  /** While new amounts are on the way. */
  isOld?: boolean
}

export function Totals({ currency, total, isOld = false, ...amounts }: TotalsProps) {
  const { subtotal, discount, shipping, tax } = amounts
  const format = (amount: number) => formatPrice(amount, currency)
  const rows: [label: string, amount: string][] = [
    ['Subtotal', format(subtotal)],
    ...(discount ? [['Discount', format(-discount)] as [string, string]] : []),
    ['Shipping', shipping ? format(shipping) : 'Free'],
    ...(tax ? [['Tax', format(tax)] as [string, string]] : []),
  ]
  return (
    <dl className={styles.totals} aria-busy={isOld}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{format(total)}</dd>
      </div>
    </dl>
  )
}
