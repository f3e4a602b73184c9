import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import styles from './summary.module.css'

type Amounts = Pick<
  Quote,
  | 'subtotal'
  | 'discount'
  | 'discounts'
  | 'shipping'
  | 'paymentFee'
  | 'tax'
  | 'taxIncluded'
  | 'taxes'
  | 'total'
>

interface TotalsProps extends Amounts {
  currency: string
  isUnshipped?: boolean
  isOld?: boolean
}

export function Totals({ currency, isOld = false, isUnshipped = false, ...amounts }: TotalsProps) {
  const { subtotal, discount, discounts, shipping, paymentFee, tax, taxIncluded, total } = amounts
  const format = (amount: number) => formatPrice(amount, currency)
  const named = discounts.filter((each) => each.amount)
  const rows: [label: string, amount: string][] = [
    ['Subtotal', format(subtotal)],
    ...named.map(({ title, code, amount }): [string, string] => [
      `Discount ${code ?? title}`,
      format(-amount),
    ]),
    ...(discount && !named.length ? [['Discount', format(-discount)] as [string, string]] : []),
    ['Shipping', isUnshipped ? '–' : shipping ? format(shipping) : 'Free'],
    ...(paymentFee ? [['Payment fee', format(paymentFee)] as [string, string]] : []),
    ...(tax && !taxIncluded ? taxRows(amounts, format) : []),
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
      {tax > 0 &&
        taxIncluded &&
        taxRows(amounts, format).map(([label, amount]) => (
          <div key={label} className={styles.included}>
            <dt>Includes {label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
    </dl>
  )
}

function taxRows({ tax, taxes }: Amounts, format: (amount: number) => string): [string, string][] {
  if (!taxes.length) return [['tax', format(tax)]]
  return taxes.map(({ name, rate, amount }) => [`${name} ${rate}%`, format(amount)])
}
