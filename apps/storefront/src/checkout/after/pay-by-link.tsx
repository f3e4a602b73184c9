import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaymentLink } from '@vitrine/contract/sales/payment-link.ts'
import { useStore, useStoreCalls, useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { CallError } from '../../calls/call-error.ts'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import messageStyles from '@vitrine/sections/parts/message/message.module.css'
import { Spinner } from '../../layout/spinner.tsx'
import { checkoutConfigQuery } from '../../calls/checkout-queries.ts'
import { navigate } from '../../shell/router/navigate.ts'
import { checkoutColors } from '../form/checkout-colors.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import styles from '../form/checkout.module.css'
import { changed, checkValues, emptyValues, fieldsOf } from '../form/fields.ts'
import { FormContext } from '../form/form-context.ts'
import { paymentLinkQuery } from './link-query.ts'
import { LinkDelivery, LinkSummary } from './link-parts.tsx'
import noteStyles from '../form/notes.module.css'
import { NotPaid, TestMode } from '../payment/payment-notes.tsx'
import { Payment } from '../payment/payment.tsx'
import { type Notice, Place } from '../payment/place.tsx'
import { shownVersions } from '../form/order-of-values.ts'
import { PolicyLinks } from '../form/policies.tsx'
import { refusedBy } from '../payment/refused.ts'

/** Pays a draft order by its unguessable link. */
export function PayByLink({ token }: { token: string }) {
  const source = useStoreSource()
  const [paymentMethod, setPaymentMethod] = useState<string>()
  const { data: config } = useQuery(checkoutConfigQuery(source))
  const link = useQuery({
    ...paymentLinkQuery(source, token, paymentMethod),
    placeholderData: keepPreviousData,
  })
  if (link.error)
    return <LoadFailure message={link.error.message} onRetry={() => void link.refetch()} />
  if (link.data === null) return <LeadsNowhere />
  if (!link.data || !config) return <Spinner />
  return (
    <div style={checkoutColors(config.form.colors)}>
      <Head title={`Pay · ${source.store.name}`} path="/checkout" hidden />
      <LinkForm
        token={token}
        config={config}
        link={link.data}
        isOld={link.isPlaceholderData}
        paymentMethod={paymentMethod}
        onChoosePayment={setPaymentMethod}
      />
    </div>
  )
}

interface LinkFormProps {
  token: string
  config: CheckoutConfig
  link: PaymentLink
  isOld: boolean
  paymentMethod: string | undefined
  onChoosePayment: (id: string) => void
}

function LinkForm(props: LinkFormProps) {
  const { token, config, link, isOld, paymentMethod, onChoosePayment } = props
  const isBack = useIsBack()
  const [terms, setTerms] = useState('')
  const [error, setError] = useState<string>()
  const { pay, isPaying, notice } = usePayByLink(token)
  const values = changed(emptyValues(config), { terms })
  const hasProblem = link.lines.some(({ problem }) => problem)
  const isPaidOnline = link.paymentMethods.some(
    ({ id, online }) => online && id === link.paymentMethod,
  )

  function submit() {
    const missing = checkValues(values, config).terms
    setError(missing)
    if (missing) document.getElementById('checkout-terms')?.focus()
    else void pay(link, terms ? shownVersions(config.form.policies) : undefined)
  }

  return (
    <FormContext
      value={{
        config,
        fields: fieldsOf(config),
        values,
        errors: error ? { terms: error } : {},
        onChange: ({ terms: ticked = '' }) => {
          setTerms(ticked)
          setError(undefined)
        },
      }}
    >
      <form
        className={styles.checkout}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.fields}>
          <ShopLogo config={config} />
          <h1>Pay for your order</h1>
          {config.testMode && <TestMode />}
          {isBack && <NotPaid />}
          {config.paused && <Paused />}
          <noscript>
            <p className={noteStyles.alert}>Paying by this link needs JavaScript.</p>
          </noscript>
          <LinkDelivery link={link} />
          <Payment
            quote={link}
            requested={paymentMethod}
            expected={config.paymentMethods.length}
            onChoose={onChoosePayment}
          />
        </div>
        <LinkSummary link={link} isOld={isOld} />
        <Place
          notice={notice}
          hasProblem={false}
          missingSum={0}
          isPaidOnline={isPaidOnline}
          total={link.total}
          canPlace={
            !hasProblem && !config.paused && !isOld && !isPaying && link.paymentMethod !== null
          }
          isPlacing={isPaying}
        />
        <div className={styles.policies}>
          <PolicyLinks {...config.form} />
        </div>
      </form>
    </FormContext>
  )
}

/** Returns true after a return from the provider's page without a payment. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setBack(new URLSearchParams(location.search).get('payment') === 'cancelled')
    // Reloads from the back-forward cache, where the page would still wait for the redirect.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return isBack
}

function Paused() {
  return (
    <output className={noteStyles.alert}>
      <strong>This shop is taking a break</strong>
      <span>It takes no payments at the moment. Your link stays valid: come back later.</span>
    </output>
  )
}

function ShopLogo({ config }: { config: CheckoutConfig }) {
  const { name } = useStore()
  return config.form.logo ? <img className={styles.logo} src={config.form.logo} alt={name} /> : null
}

function usePayByLink(token: string) {
  const { checkout } = useStoreCalls()
  const client = useQueryClient()
  const [isPaying, setPaying] = useState(false)
  const [notice, setNotice] = useState<Notice>()

  async function pay({ paymentMethod, quoteHash }: PaymentLink, policies: string[] | undefined) {
    if (paymentMethod === null) return
    setPaying(true)
    setNotice(undefined)
    try {
      const agreed = { token, paymentMethod, quoteHash, ...(policies && { terms: true, policies }) }
      const { payment } = await checkout.payByLink(agreed)
      // Leaves the button disabled until the redirect happens.
      if (payment.redirectUrl !== undefined) return location.assign(payment.redirectUrl)
      await client.invalidateQueries({ queryKey: ['order', token] })
      return navigate(`/checkout/thank-you/${token}`, { replace: true })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setNotice({ title: refusedBy(failure).message, items: [] })
      // The amount may have changed, or its stock run out.
      await client.invalidateQueries({ queryKey: ['paymentLink', token] })
    }
    setPaying(false)
  }

  return { pay, isPaying, notice }
}

function LeadsNowhere() {
  const { name } = useStore()
  return (
    <section className={messageStyles.message}>
      <Head title={`Payment link · ${name}`} path="/checkout" hidden />
      <h1>This link no longer works</h1>
      <p>
        {name} may have withdrawn the order, or is still working on it. Nothing was charged. Ask the
        shop if you expected to pay here.
      </p>
      <p className={messageStyles.actions}>
        <a href="/shop" className="button">
          Browse the shop
        </a>
      </p>
    </section>
  )
}
