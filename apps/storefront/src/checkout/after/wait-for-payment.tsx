import { NotFound } from '../../layout/not-found-part.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useEffect } from 'react'
import { replaceLines } from '../../cart/cart-store.ts'
import { Head } from '../../layout/head.tsx'
import messageStyles from '@vitrine/sections/parts/message/message.module.css'
import { Spinner } from '../../layout/spinner.tsx'
import { orderQuery, paymentQuery } from '../../calls/checkout-queries.ts'
import { forgetAttempt } from '../payment/attempt-key.ts'
import { startedPayment, forgetPayment } from '../payment/started-payment.ts'
import { forgetDraft } from '../form/draft.ts'
import { forgetReminderToken } from '../payment/reminder-token.ts'

const pause = 2000

export function WaitForPayment({ token }: { token: string }) {
  const source = useStoreSource()
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    ...paymentQuery(source, token),
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : pause),
    refetchIntervalInBackground: true,
    retry: true,
    retryDelay: pause,
  })
  const isCompleted = data?.state === 'completed'

  useEffect(() => {
    if (isCompleted) void client.invalidateQueries(orderQuery(source, token))
  }, [isCompleted, client, source, token])

  if (isPending || isCompleted) return <Spinner />
  if (!data) return <NotFound props={{}} fallback={null} />
  const link = data.byLink ? `/checkout/pay/${token}` : undefined
  return (
    <section className={messageStyles.message} aria-live="polite">
      <Head title={`Payment · ${source.store.name}`} path="/checkout" hidden />
      {data.state === 'closed' ? (
        <Closed link={link} />
      ) : (
        <Waiting redirectUrl={data.redirectUrl} link={link} />
      )}
    </section>
  )
}

/** Clears the stored checkout and the cart once the order exists. */
export function useForgottenCheckout(token: string, isOrdered: boolean) {
  useEffect(() => {
    if (!isOrdered || startedPayment()?.token !== token) return
    forgetPayment()
    forgetAttempt()
    forgetDraft()
    forgetReminderToken()
    replaceLines([])
  }, [token, isOrdered])
}

function isOver(state: string | undefined) {
  return state === 'completed' || state === 'closed'
}

interface StartedByLink {
  link: string | undefined
}

function Waiting({ redirectUrl, link }: StartedByLink & { redirectUrl: string | null }) {
  return (
    <>
      <h1>We are waiting for your payment</h1>
      <p>
        This page shows your order as soon as the payment is confirmed, usually within seconds. You
        can leave it open.
      </p>
      {redirectUrl !== null && (
        <p className={messageStyles.actions}>
          <a href={redirectUrl} className="button">
            Go to the payment
          </a>
          <a href={link ?? '/checkout?payment=cancelled'} className="button button-secondary">
            {link ? 'Pay in another way' : 'Change the order'}
          </a>
        </p>
      )}
    </>
  )
}

function Closed({ link }: StartedByLink) {
  return (
    <>
      <h1>This payment was not completed</h1>
      <p>Nothing was charged, and nothing was ordered.{!link && ' Your cart is as you left it.'}</p>
      <p className={messageStyles.actions}>
        <a href={link ?? '/checkout'} className="button">
          {link ? 'Back to the payment' : 'Back to the checkout'}
        </a>
      </p>
    </>
  )
}
