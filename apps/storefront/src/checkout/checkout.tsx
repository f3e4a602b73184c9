import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { useState } from 'react'
import { useCart } from '../cart/cart-store.ts'
import { Head } from '../layout/head.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import messageStyles from '../layout/message.module.css'
import { Spinner } from '../layout/spinner.tsx'
import { checkoutConfigQuery } from '../queries.ts'
import styles from './checkout.module.css'
import { CheckoutForm } from './checkout-form.tsx'

export function Checkout() {
  const source = useStoreSource()
  const lines = useCart()
  // The cart is empty from then on, but what follows is the order's page.
  const [isPlaced, setPlaced] = useState(false)
  const { data: config, error, refetch } = useQuery(checkoutConfigQuery(source))
  const head = <Head title={`Checkout · ${source.store.name}`} path="/checkout" hidden />
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!config || isPlaced) return <Spinner />
  if (lines?.length === 0) {
    return (
      <section className={`${messageStyles.message} ${styles.empty}`}>
        {head}
        <h1>Your cart is empty</h1>
        <p>Put something in it, and this is where you order it.</p>
        <p className={messageStyles.actions}>
          <a href="/shop" className="button">
            Browse the shop
          </a>
        </p>
      </section>
    )
  }
  return (
    <>
      {head}
      <CheckoutForm config={config} lines={lines} onPlaced={() => setPlaced(true)} />
    </>
  )
}
