import { type CartLine, isSameLine, maxLines } from '@vitrine/commerce/cart/cart.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../calls/call-error.ts'
import { replaceLines, useCart } from '../../cart/cart-store.ts'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import styles from '@vitrine/sections/parts/message/message.module.css'
import { navigate } from '../../shell/router/navigate.ts'
import { storeReminderToken } from '../../checkout/payment/reminder-token.ts'
import { linesOf } from '../../checkout/summary/visit.ts'

/** Restores a reminder's cart by script, or by a button without JavaScript. */
export function Restore({ token }: { token: string }) {
  const { store } = useStoreSource()
  const { failure, restore } = useRestored(token)
  if (failure?.status === 0 || (failure && failure.status >= 500))
    return <LoadFailure message={failure.message} onRetry={restore} />
  const isExpired = token === 'expired' || failure !== undefined
  return (
    <section className={styles.message} aria-live="polite">
      <Head title={`Your cart · ${store.name}`} path="/checkout" hidden />
      {isExpired ? <Expired /> : <Waiting />}
    </section>
  )
}

function useRestored(token: string) {
  const { calls } = useStoreSource()
  const cart = useCart()
  const [failure, setFailure] = useState<CallError>()
  const isReady = cart !== undefined && token !== 'expired'

  const hasBegun = useRef(false)

  async function restore() {
    try {
      const restored = await calls.checkout.restore({ token })
      replaceLines(together(linesOf({ quote: restored }), cart ?? []))
      if (restored.token !== null) storeReminderToken(restored.token)
      navigate('/checkout', { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
    }
  }

  useEffect(() => {
    if (!isReady || hasBegun.current) return
    hasBegun.current = true
    void restore()
  })

  return { failure, restore: () => void restore() }
}

/** Preserves other items of the browser's cart. */
function together(restored: CartLine[], cart: readonly CartLine[]): CartLine[] {
  const others = cart.filter((line) => !restored.some((each) => isSameLine(each, line)))
  return [...restored, ...others].slice(0, maxLines)
}

function Waiting() {
  return (
    <>
      <h1>Your cart is still here</h1>
      <p>Continue to the checkout with it, at today’s prices.</p>
      <form method="post" className={styles.actions}>
        <button className="button">To the checkout</button>
      </form>
    </>
  )
}

function Expired() {
  return (
    <>
      <h1>This link no longer works</h1>
      <p>Its cart was ordered or has expired, or part of the link is missing.</p>
      <p className={styles.actions}>
        <a href="/shop" className="button">
          Browse the shop
        </a>
        <a href="/checkout" className="button button-secondary">
          To the checkout
        </a>
      </p>
    </>
  )
}
