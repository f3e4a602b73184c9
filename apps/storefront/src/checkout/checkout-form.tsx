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
import { readDraft, writeDraft } from './draft.ts'
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
  const delivery = { country: values.country, ...(shippingRateId && { shippingRateId }) }
  const quote = useQuote(lines, delivery)
  const isCurrent = quote.isSuccess && !quote.isPlaceholderData
  const hasProblem = lines.some((line) => quotedLine(quote.data, line)?.problem)
  const canPlace = isCurrent && !hasProblem && config.paymentMethods.length > 0 && !isPlacing

  // The server does not know the draft, so it comes in once the page is alive. It is read before the
  // effect below writes over it.
  useEffect(() => {
    const draft = readDraft()
    // oxlint-disable-next-line react/set-state-in-effect
    setValues((initial) => ({ ...initial, ...draft, ...typedValues(served) }))
  }, [served])

  useEffect(() => writeDraft(values), [values])

  // A browser fills in several fields at once, so each change builds on the one before it.
  function change(changes: Partial<CheckoutValues>) {
    setValues((current) => ({ ...current, ...changes }))
    setErrors((current) => without(current, changes))
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    const first = fieldNames.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function showChange(shown: Quote, next: Quote, message: string) {
    setNotice({ title: message, items: quoteDifferences(shown, next, format) })
    client.setQueryData(['quote', quoteInput(storeId, lines, delivery)], next)
  }

  async function submit() {
    setNotice(undefined)
    const found = checkValues(values)
    if (Object.keys(found).length > 0) return showErrors(found)
    if (!canPlace || !quote.data) return undefined
    const refused = await place({
      ...quoteInput(storeId, lines, delivery),
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
        <Delivery values={values} errors={errors} countries={config.countries} onChange={change} />
        <ShippingRates quote={quote.data} onChoose={setShippingRateId} />
        <Payment methods={config.paymentMethods} />
      </div>
      <Summary lines={lines} quote={quote} />
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
