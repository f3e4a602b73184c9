import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState, type SubmitEvent } from 'react'
import { replaceLines } from '../cart/cart-store.ts'
import { quotedLine, quoteInput, useQuote } from '../cart/use-quote.ts'
import styles from './form/checkout.module.css'
import type { CheckoutConfig } from './form/checkout-config.ts'
import { startedPayment } from './payment/started-payment.ts'
import { DiscountCode } from './summary/discount-code.tsx'
import { readCode, readDraft, writeCode, writeDraft } from './form/draft.ts'
import {
  changed,
  checkValues,
  emptyValues,
  fieldsOf,
  regionOf,
  issuesByField,
  type CheckoutValues,
  type FieldErrors,
} from './form/fields.ts'
import { FormContext } from './form/form-context.ts'
import { FormParts } from './form-parts.tsx'
import { chosenMethod } from './payment/chosen-method.ts'
import { obstaclesOf } from './payment/obstacles.ts'
import type { Notice } from './payment/place.tsx'
import { orderOfValues } from './form/order-of-values.ts'
import { quoteDifferences } from './summary/quote-differences.ts'
import { typedValues } from './form/typed-values.ts'
import { usePlaceOrder } from './payment/use-place-order.ts'
import { VisitContext } from './summary/visit.ts'
import { reminderToken } from './payment/reminder-token.ts'
import { useAddressFormat } from './form/use-address-format.ts'
import { useRemembered } from './use-remembered.ts'
import { useSettled } from './use-settled.ts'

interface CheckoutFormProps {
  config: CheckoutConfig
  /** Undefined during hydration. */
  lines: readonly CartLine[] | undefined
  onPlaced: () => void
}

export function CheckoutForm({ config: served, lines = [], onPlaced }: CheckoutFormProps) {
  const { storeId, currency } = useStore()
  const client = useQueryClient()
  const [empty] = useState(() => emptyValues(served))
  const [values, setValues] = useState(() => changed(empty, typedValues(empty)))
  const addressFormat = useAddressFormat(values.country, served.addressFormat)
  const config = useMemo(() => ({ ...served, addressFormat }), [served, addressFormat])
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<Notice>()
  const [shippingRateId, setShippingRateId] = useState<string>()
  const [paymentMethod, setPaymentMethod] = useState<string>()
  const { isPlacing, place } = usePlaceOrder(onPlaced)
  const format = (price: number) => formatPrice(price, currency)
  const [code, setCode] = useState<string>()
  const [checkoutToken, setCheckoutToken] = useState<string>()
  const [isBack, setBack] = useState(false)
  const [spentCode, setSpentCode] = useState<string>()
  const region = useSettled(regionOf(values, config))
  const postcode = useSettled(values.postcode).trim()
  const wishes = {
    country: values.country,
    ...(region && { region }),
    ...(postcode && { postcode }),
    ...(shippingRateId && { shippingRateId }),
    ...(code && { discountCode: code }),
    ...(paymentMethod && { paymentMethod }),
    ...(checkoutToken && { checkoutToken }),
  }
  const visit = useContext(VisitContext)
  const quoted = useQuote(lines, wishes)
  const quote = visit ? { ...quoted, data: visit.quote } : quoted
  const obstacles = obstaclesOf(config, lines, quote.data)
  // Also while it is priced again: the server refuses what has another price than the shown one.
  const canPlace = obstacles.isOrderable && !isPlacing
  const fields = useMemo(() => fieldsOf(config), [config])

  // Resets a page that the back-forward cache restores after a return from the provider.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  // The draft is only in the browser, so it loads after hydration, before the effect below
  // overwrites it.
  useEffect(() => {
    const draft = readDraft(empty)
    // oxlint-disable-next-line react/set-state-in-effect
    setValues((initial) => changed(changed(initial, draft), typedValues(empty)))
    setCode(readCode())
    const begun = startedPayment()
    setCheckoutToken(begun?.token)
    setPaymentMethod(begun?.method)
    setBack(new URLSearchParams(location.search).get('payment') === 'cancelled')
  }, [empty])

  useEffect(() => writeDraft(values), [values])

  useRemembered({ config, values, lines, isPlacing })

  // Autofill changes several fields at once, so each change builds on the previous state.
  function change(changes: Partial<CheckoutValues>) {
    setValues((current) => changed(current, changes))
    setErrors((current) => without(current, changes))
  }

  function changeCode(next: string | undefined) {
    setCode(next)
    writeCode(next)
    setSpentCode(undefined)
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    const first = fields.find(({ name }) => found[name])
    if (first) document.getElementById(`checkout-${first.name}`)?.focus()
  }

  function showChange(shown: Quote, next: Quote, message: string) {
    setNotice({ title: message, items: quoteDifferences(shown, next, format) })
    // The line also stores the last shown price.
    replaceLines(
      lines.map((line) => ({ ...line, price: quotedLine(shown, line)?.unitPrice ?? line.price })),
    )
    const isSpent = next.discountProblem === 'used_by_customer'
    const { discountCode, ...others } = wishes
    const usable = isSpent ? others : wishes
    client.setQueryData(['quote', quoteInput(storeId, lines, usable)], next)
    if (!isSpent) return
    changeCode(undefined)
    setSpentCode(discountCode)
  }

  async function submit() {
    setNotice(undefined)
    const found = checkValues(values, config)
    if (Object.keys(found).length > 0) return showErrors(found)
    const method = chosenMethod(quote.data, paymentMethod)
    if (!canPlace || !quote.data || !method) return undefined
    const token = reminderToken()
    const refused = await place({
      ...quoteInput(storeId, lines, wishes),
      ...orderOfValues(values, config),
      paymentMethod: method,
      quoteHash: quote.data.quoteHash,
      ...(token && { reminderToken: token }),
    })
    if (refused?.kind === 'changed') return showChange(quote.data, refused.quote, refused.message)
    if (refused?.kind === 'invalid') showErrors(issuesByField(refused.issues))
    if (refused) setNotice({ title: refused.message, items: [] })
    return undefined
  }

  return (
    <FormContext value={{ config, fields, values, errors, onChange: change }}>
      <form
        className={styles.checkout}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <FormParts
          isBack={isBack}
          lines={lines}
          quote={quote}
          paymentMethod={paymentMethod}
          onChooseRate={setShippingRateId}
          onChoosePayment={setPaymentMethod}
          discountCode={
            <DiscountCode
              code={code ?? spentCode}
              problem={spentCode ? 'used_by_customer' : (quote.data?.discountProblem ?? null)}
              quote={quote.data}
              isBusy={quote.isPlaceholderData}
              onChange={changeCode}
            />
          }
          notice={notice}
          obstacles={obstacles}
          canPlace={canPlace}
          isPlacing={isPlacing}
        />
      </form>
    </FormContext>
  )
}

function without(errors: FieldErrors, changes: Partial<CheckoutValues>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes)))
}
