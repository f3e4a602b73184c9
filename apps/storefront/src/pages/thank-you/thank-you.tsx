import { useQuery } from '@tanstack/react-query'
import type { ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { LineImage } from '../../cart/line-image.tsx'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { Spinner } from '../../layout/spinner.tsx'
import { orderQuery } from '../../calls/checkout-queries.ts'
import { usePlace } from '@vitrine/sections/kit/place-context.ts'
import noteStyles from '../../checkout/form/notes.module.css'
import styles from '../../checkout/summary/summary.module.css'
import thanksStyles from '../../checkout/after/thank-you.module.css'
import { inDays } from '@vitrine/commerce/shipping/in-days.ts'
import { PayByLink } from '../../checkout/after/pay-by-link.tsx'
import { ShippingAddress } from '../../checkout/after/shipping-address.tsx'
import { Totals } from '../../checkout/summary/totals.tsx'
import { useForgottenCheckout, WaitForPayment } from '../../checkout/after/wait-for-payment.tsx'

/** Also opened later, by its unguessable URL. */
export function ThankYou({ token }: { token: string }) {
  const source = useStoreSource()
  const { pathname } = usePlace()
  const { data: order, error, refetch } = useQuery(orderQuery(source, token))
  useForgottenCheckout(token, !!order)
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (order === undefined) return <Spinner />
  if (order === null && pathname.startsWith('/checkout/pay/')) return <PayByLink token={token} />
  if (order === null) return <WaitForPayment token={token} />
  return (
    <section className={thanksStyles.thankYou}>
      <Head title={`Order ${order.orderName} · ${source.store.name}`} path="/checkout" hidden />
      <header>
        <p className={styles.lineNote}>Order {order.orderName}</p>
        <h1>{order.thanks.heading}</h1>
        <p>
          Your order is placed. A confirmation is on its way to <strong>{order.email}</strong>.
        </p>
        {order.thanks.text && <p className={thanksStyles.thanks}>{order.thanks.text}</p>}
      </header>
      <OrderedLines order={order} />
      <div className={thanksStyles.afterwards}>
        <HowItComes order={order} />
        <section>
          <h2>What happens next</h2>
          <ol>
            {isTransferAwaited(order) && <li>We wait for your payment to arrive.</li>}
            {order.shippingRate?.pickup ? (
              <li>We pack your order, and you pick it up.</li>
            ) : (
              <>
                <li>We pack your order and hand it to the carrier.</li>
                <li>You get a message when it is on its way.</li>
              </>
            )}
          </ol>
        </section>
        <HowItIsPaid order={order} />
      </div>
      <Answers answers={order.answers} />
      <p>
        <a href="/shop" className="button">
          Continue shopping
        </a>
      </p>
    </section>
  )
}

/** A bank transfer must arrive before packing. */
function isTransferAwaited({ payment: { method, status } }: ShopperOrder): boolean {
  return method === 'bank' && (status === 'pending' || status === 'partially_paid')
}

function Answers({ answers }: Pick<ShopperOrder, 'answers'>) {
  if (!answers.length) return null
  return (
    <section className={thanksStyles.answers}>
      <h2>Details</h2>
      <dl>
        {answers.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function HowItComes({ order: { shippingRate, shippingAddress } }: { order: ShopperOrder }) {
  const { pickup = null, estimate = null, name } = shippingRate ?? {}
  const notes = pickup ? [pickup.address, pickup.hours, pickup.readyIn] : [inDays(estimate)]
  return (
    <section>
      <h2>{pickup ? 'Pick up' : 'Delivery address'}</h2>
      {!pickup && <ShippingAddress address={shippingAddress} />}
      <p className={styles.lineNote}>{[name, ...notes].filter(Boolean).join(' · ')}</p>
    </section>
  )
}

function HowItIsPaid({ order: { payment } }: { order: ShopperOrder }) {
  return (
    <section className={thanksStyles.paid}>
      <h2>Payment</h2>
      <p className={styles.lineName}>{payment.name}</p>
      {payment.status === 'paid' && <p className={noteStyles.message}>Paid. Thank you.</p>}
      {payment.instructions && <p className={noteStyles.message}>{payment.instructions}</p>}
    </section>
  )
}

function OrderedLines({ order }: { order: ShopperOrder }) {
  const format = (amount: number) => formatPrice(amount, order.currency)
  return (
    <div className={thanksStyles.ordered}>
      <ul>
        {order.lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <LineImage src={line.image} />
            <div className={styles.lineText}>
              <p className={styles.lineName}>{line.name}</p>
              <p className={styles.lineNote}>
                {[
                  ...Object.values(line.options),
                  `${line.quantity} × ${format(line.unitPrice)}`,
                ].join(' · ')}
              </p>
            </div>
            <p className={styles.amount}>{format(line.total)}</p>
          </li>
        ))}
      </ul>
      <Totals {...order} />
    </div>
  )
}
