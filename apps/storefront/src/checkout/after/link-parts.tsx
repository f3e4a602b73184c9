import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { PaymentLink } from '@vitrine/contract/sales/payment-link.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { LineImage } from '../../cart/line-image.tsx'
import fieldStyles from '../form/fields.module.css'
import { inDays } from '@vitrine/commerce/shipping/in-days.ts'
import noteStyles from '../form/notes.module.css'
import { ShippingAddress } from './shipping-address.tsx'
import styles from '../summary/summary.module.css'
import { Totals } from '../summary/totals.tsx'

export function LinkDelivery({ link }: { link: PaymentLink }) {
  const { name: shop } = useStore()
  const { email, shippingAddress, shippingRate } = link
  const notes = [shippingRate?.name, inDays(shippingRate?.estimate ?? null)].filter(Boolean)
  return (
    <section className={fieldStyles.part}>
      <h2>Delivery</h2>
      <div>
        <ShippingAddress address={shippingAddress} />
        <p>{email}</p>
      </div>
      {notes.length > 0 && <p className={styles.lineNote}>{notes.join(' · ')}</p>}
      <p className={styles.lineNote}>If something here is wrong, tell {shop} before you pay.</p>
    </section>
  )
}

export function LinkSummary({ link, isOld }: { link: PaymentLink; isOld: boolean }) {
  const { name } = useStore()
  const hasProblem = link.lines.some(({ problem }) => problem)
  return (
    <aside className={styles.summary} aria-label="Your order">
      <h2>Your order</h2>
      <ul>
        {link.lines.map((line, index) => (
          <Line key={index} line={line} currency={link.currency} />
        ))}
      </ul>
      {hasProblem && (
        <div role="alert" className={noteStyles.alert}>
          <p>Something in it is no longer available.</p>
          <p>It cannot be paid like this. Ask {name} for another link, or to change it.</p>
        </div>
      )}
      <Totals {...link} isOld={isOld} />
    </aside>
  )
}

function Line({ line, currency }: { line: PaymentLink['lines'][number]; currency: string }) {
  const { name, options, image, quantity, unitPrice, total, problem } = line
  const price = `${quantity} × ${formatPrice(unitPrice, currency)}`
  return (
    <li className={styles.line}>
      <LineImage src={image} />
      <div className={styles.lineText}>
        <p className={styles.lineName}>{name}</p>
        <p className={styles.lineNote}>{[...Object.values(options), price].join(' · ')}</p>
        {problem && (
          <p className={fieldStyles.error}>
            {problem === 'insufficient_stock'
              ? 'There are not enough of it left.'
              : 'No longer for sale.'}
          </p>
        )}
      </div>
      <p className={styles.amount}>{formatPrice(total, currency)}</p>
    </li>
  )
}
