import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useContext, useState } from 'react'
import { useCart } from '../../cart/cart-store.ts'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import messageStyles from '@vitrine/sections/parts/message/message.module.css'
import { Spinner } from '../../layout/spinner.tsx'
import { filesOfPart } from '../../page/part-assets.ts'
import { checkoutConfigQuery } from '../../calls/checkout-queries.ts'
import styles from '../../checkout/form/checkout.module.css'
import { linesOf, VisitContext } from '../../checkout/summary/visit.ts'
import { checkoutColors } from '../../checkout/form/checkout-colors.ts'
import { CheckoutForm } from '../../checkout/checkout-form.tsx'
import { Restore } from './restore.tsx'
import { usePlace } from '@vitrine/sections/kit/place-context.ts'
import { PlainContext } from '../../checkout/plain/plain-context.ts'
import { PlainForm } from '../../checkout/plain-form.tsx'

const [emptyCartScript] = import.meta.env.SSR ? filesOfPart('mark-empty-cart') : []

export function Checkout() {
  const source = useStoreSource()
  const cart = useCart()
  const visit = useContext(VisitContext)
  const plain = useContext(PlainContext)
  const restoring = new URLSearchParams(usePlace().search).get('restore')
  const lines = visit ? linesOf(visit) : cart
  // Prevents the empty-cart view while the thank-you page loads.
  const [isPlaced, setPlaced] = useState(false)
  const { data: config, error, refetch } = useQuery(checkoutConfigQuery(source))
  const { name } = source.store
  const description = `Order what is in your cart at ${name}.`
  const head = (
    <Head title={`Checkout · ${name}`} description={description} path="/checkout" hidden />
  )
  if (restoring !== null) return <Restore token={restoring} />
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!config || isPlaced) return <Spinner />
  // The owner's preview shows a paused checkout.
  if (config.paused && !visit)
    return (
      <>
        {head}
        <Paused />
      </>
    )
  const colors = checkoutColors(config.form.colors)
  if (import.meta.env.SSR && plain)
    return (
      <div className={styles.screen} style={colors}>
        {head}
        {plain.lines.length ? <PlainForm config={config} plain={plain} /> : <EmptyCart />}
      </div>
    )
  // Renders both views while the cart is unknown; CSS shows one.
  const isUnknown = lines === undefined
  return (
    <div className={`${styles.screen} ${isUnknown ? styles.unknown : ''}`} style={colors}>
      {head}
      {import.meta.env.SSR && (
        <script async type="module" blocking="render" src={emptyCartScript} />
      )}
      {lines?.length !== 0 && (
        <CheckoutForm config={config} lines={lines} onPlaced={() => setPlaced(true)} />
      )}
      {!lines?.length && <EmptyCart />}
    </div>
  )
}

function Paused() {
  return (
    <section className={messageStyles.message}>
      <h1>This shop is taking a break</h1>
      <p>It takes no orders at the moment. Your cart is saved: come back later to order.</p>
      <p className={messageStyles.actions}>
        <a href="/" className="button">
          Back to the shop
        </a>
      </p>
    </section>
  )
}

function EmptyCart() {
  return (
    <section className={`${messageStyles.message} ${styles.empty}`}>
      <h1>Your cart is empty</h1>
      <p>Add something from the shop to place an order.</p>
      <p className={messageStyles.actions}>
        <a href="/shop" className="button">
          Browse the shop
        </a>
      </p>
    </section>
  )
}
