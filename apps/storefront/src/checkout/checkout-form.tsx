import type { CartLine } from '@vitrine/commerce/cart.ts'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Quote } from '@vitrine/contract/checkout.ts'
import { useStore } from '@vitrine/sections/store-context.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { quotedLine, quoteInput, useQuote } from '../cart/use-quote.ts'
import styles from './checkout.module.css'
import type { CheckoutConfig } from './checkout-config.ts'
import { Delivery } from './delivery.tsx'
import { DiscountCode } from './discount-code.tsx'
import { readCode, readDraft, writeCode, writeDraft } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import {
  checkValues,
  deliveryOf,
  fieldNames,
  issuesByField,
  type CheckoutValues,
  type FieldErrors,
} from './fields.ts'
import { Payment } from './payment.tsx'
import { quoteDifferences } from './quote-differences.ts'
import { ShippingRates } from './shipping-rates.tsx'
import { Summary } from './summary.tsx'
import { typedValues } from './typed-values.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSettled } from './use-settled.ts'

interface CheckoutFormProps {
  config: CheckoutConfig
  /** Undefined until the browser has said what is in the cart. */
  lines: readonly CartLine[] | undefined
  onPlaced: () => void
}

interface Notice {
  title: string
  items: string[]
}

export function CheckoutForm({ config, lines = [], onPlaced }: CheckoutFormProps) {
  const { storeId, currency } = useStore()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [served] = useState(() => emptyValues(config.country))
  const [values, setValues] = useState(() => ({ ...served, ...typedValues(served) }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<Notice>()
  const [shippingRateId, setShippingRateId] = useState<string>()
  const { isPlacing, place } = usePlaceOrder(onPlaced)
  const format = (price: number) => formatPrice(price, currency)
  const [code, setCode] = useState<string>()
  const [spentCode, setSpentCode] = useState<string>()
  const region = useSettled(values.region).trim()
  const postcode = useSettled(values.postcode).trim()
  const wishes = {
    country: values.country,
    ...(region && { region }),
    ...(postcode && { postcode }),
    ...(shippingRateId && { shippingRateId }),
    ...(code && { discountCode: code }),
  }
  const quote = useQuote(lines, wishes)
  const isCurrent = quote.isSuccess && !quote.isPlaceholderData
  const hasProblem = lines.some((line) => quotedLine(quote.data, line)?.problem)
  const isShipped = !quote.data?.shippingProblem
  const canPlace =
    isCurrent && !hasProblem && isShipped && config.paymentMethods.length > 0 && !isPlacing

  // The server does not know the draft, so it comes in once the page is alive. It is read before the
  // effect below writes over it.
  useEffect(() => {
    const draft = readDraft()
    // oxlint-disable-next-line react/set-state-in-effect
    setValues((initial) => ({ ...initial, ...draft, ...typedValues(served) }))
    setCode(readCode())
  }, [served])

  useEffect(() => writeDraft(values), [values])

  // A browser fills in several fields at once, so each change builds on the one before it.
  function change(changes: Partial<CheckoutValues>) {
    setValues((current) => ({ ...current, ...changes }))
    setErrors((current) => without(current, changes))
  }

  function changeCode(next: string | undefined) {
    setCode(next)
    writeCode(next)
    setSpentCode(undefined)
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    const first = fieldNames.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function showChange(shown: Quote, next: Quote, message: string) {
    setNotice({ title: message, items: quoteDifferences(shown, next, format) })
    const isSpent = next.discountProblem === 'used_by_customer'
    const { discountCode, ...others } = wishes
    const wished = isSpent ? others : wishes
    client.setQueryData(['quote', quoteInput(storeId, lines, wished)], next)
    if (!isSpent) return
    changeCode(undefined)
    setSpentCode(discountCode)
  }

  async function submit() {
    setNotice(undefined)
    const found = checkValues(values, config.regions)
    if (Object.keys(found).length > 0) return showErrors(found)
    if (!canPlace || !quote.data) return undefined
    const refused = await place({
      ...quoteInput(storeId, lines, wishes),
      ...deliveryOf(values),
      paymentMethod: 'cod',
      quoteHash: quote.data.quoteHash,
    })
    if (refused?.kind === 'changed') return showChange(quote.data, refused.quote, refused.message)
    if (refused?.kind === 'invalid') showErrors(issuesByField(refused.issues))
    if (refused) setNotice({ title: refused.message, items: [] })
    return undefined
  }

  return (
    <form
      ref={form}
      className={styles.checkout}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.fields}>
        <h1>Checkout</h1>
        <noscript>
          <p className={styles.alert}>Ordering needs JavaScript.</p>
        </noscript>
        <ErrorSummary errors={errors} />
        <Delivery
          values={values}
          errors={errors}
          countries={config.countries}
          regions={config.regions}
          onChange={change}
        />
        <ShippingRates quote={quote.data} country={values.country} onChoose={setShippingRateId} />
        <Payment methods={config.paymentMethods} />
      </div>
      <Summary lines={lines} quote={quote}>
        <DiscountCode
          code={code ?? spentCode}
          problem={spentCode ? 'used_by_customer' : (quote.data?.discountProblem ?? null)}
          isBusy={quote.isPlaceholderData}
          onChange={changeCode}
        />
      </Summary>
      <div className={styles.place}>
        {notice && (
          <div role="alert" className={styles.alert}>
            <p>{notice.title}</p>
            <ul>
              {notice.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {notice.items.length > 0 && <p>Please check your order and place it again.</p>}
          </div>
        )}
        {hasProblem && (
          <p className={styles.hint}>Some items cannot be ordered. Change or remove them first.</p>
        )}
        <button type="submit" className="button" disabled={!canPlace} aria-busy={isPlacing}>
          {isPlacing ? 'Placing your order…' : placeLabel(quote.data, format)}
        </button>
      </div>
    </form>
  )
}

function without(errors: FieldErrors, changes: Partial<CheckoutValues>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes)))
}

function placeLabel(quote: Quote | undefined, format: (price: number) => string): string {
  return quote ? `Place order · ${format(quote.total)}` : 'Place order'
}

function emptyValues(country: string): CheckoutValues {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, '']))
  return { ...(empty as unknown as CheckoutValues), country }
}
