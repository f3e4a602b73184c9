import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { bareLine, type ListedLine } from '@vitrine/commerce/cart/line-list.ts'
import type { StoredForm } from '@vitrine/contract/sales/stored-form.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import {
  changed,
  checkValues,
  emptyValues,
  type FieldErrors,
  issuesByField,
  regionOf,
} from '../form/fields.ts'
import { orderOfValues } from '../form/order-of-values.ts'
import { quoteDifferences } from '../summary/quote-differences.ts'
import { storedValues, withTyped } from './stored-form.ts'
import { manualOnly } from './manual-quote.ts'
import type { PlainCheckout } from './plain-context.ts'
import { quotePlain, type Wishes } from './quote-plain.ts'
import { type PostedForm, readForm } from './read-form.ts'
import { refusedBy } from '../payment/refused.ts'
import { isUnavailable, refusalOf, type Unavailable } from './refusal-of.ts'

/** The next form, or the URL of the placed order. */
export type PlainAnswer =
  | { status: 200 | 409 | 422 | 503; plain: PlainCheckout }
  | { status: 303; location: string }

/** @param lines from the URL */
export async function openCheckout(
  source: StoreSource,
  lines: readonly ListedLine[],
  storedForm?: StoredForm,
): Promise<PlainCheckout> {
  const config = await configOf(source)
  if (storedForm) return await openStored(source, lines, { storedForm, config })
  const values = emptyValues(config)
  const { country } = values
  const quoted = await quotePlain(source, lines, { country })
  return { ...quoted, values, key: crypto.randomUUID() }
}

async function openStored(
  source: StoreSource,
  lines: readonly ListedLine[],
  { storedForm, config: own }: { storedForm: StoredForm; config: CheckoutConfig },
): Promise<PlainCheckout> {
  const values = storedValues(storedForm, own)
  const { key, shippingRateId = '', paymentMethod = '', code = '', spentCode, answer } = storedForm
  const wishes = wishesOf({ values, shippingRateId, paymentMethod, discountCode: code })
  const quoted = await quotePlain(source, withTyped(lines, storedForm), wishes)
  return {
    ...quoted,
    values,
    addressFormat: await addressFormatOf(source, values.country, own),
    key,
    ...optional({ paymentMethod, code }),
    spentCode,
    errors: { ...quoted.errors, ...answer.errors },
    notice: answer.notice ?? quoted.notice,
  }
}

export async function answerCheckout(
  source: StoreSource,
  posted: URLSearchParams,
): Promise<PlainAnswer> {
  const own = await configOf(source)
  const read = readForm(posted, own)
  const addressFormat = await addressFormatOf(source, read.values.country, own)
  const config = { ...own, addressFormat }
  const values = changed(read.values, { region: regionOf(read.values, config) })
  const answer = await answerForm(source, config, { ...read, values })
  return 'plain' in answer ? { ...answer, plain: { ...answer.plain, addressFormat } } : answer
}

async function answerForm(
  source: StoreSource,
  config: CheckoutConfig,
  form: PostedForm,
): Promise<PlainAnswer> {
  const isWrong = form.lines.some(({ typed }) => typed !== undefined)
  if (!form.isOrder || !form.lines.length) return await showAgain(source, form, isWrong ? 422 : 200)
  const errors = checkValues(form.values, config)
  if (isWrong || Object.keys(errors).length) return await showAgain(source, form, 422, { errors })
  return await placeOrder(source, config, form)
}

async function configOf({ calls, store: { storeId } }: StoreSource): Promise<CheckoutConfig> {
  return await calls.checkout.config({ storeId })
}

async function addressFormatOf(
  { calls, store: { storeId } }: StoreSource,
  country: string,
  { addressFormat: own }: CheckoutConfig,
) {
  if (country === own.country) return own
  const { addressFormat } = await calls.checkout.config({ storeId, country })
  return addressFormat
}

type Outcome = Partial<Pick<PlainCheckout, 'errors' | 'notice' | 'key'>>

async function showAgain(
  source: StoreSource,
  form: PostedForm,
  status: 200 | 409 | 422 | 503,
  outcome: Outcome = {},
): Promise<PlainAnswer> {
  const quoted = await quotePlain(source, form.lines, wishesOf(form))
  const errors = { ...quoted.errors, ...outcome.errors }
  const hasProblems = status === 200 && Object.keys(errors).length > 0
  return {
    status: hasProblems ? 422 : status,
    plain: {
      ...quoted,
      ...valuesOf(form),
      ...outcome,
      notice: outcome.notice ?? quoted.notice,
      errors,
    },
  }
}

async function placeOrder(
  source: StoreSource,
  config: CheckoutConfig,
  form: PostedForm,
): Promise<PlainAnswer> {
  const { storeId } = source.store
  const { values, quoteHash, paymentMethod, key } = form
  const body = {
    storeId,
    lines: form.lines.map(bareLine),
    quoteHash,
    ...wishesOf(form),
    ...orderOfValues(values, config),
    paymentMethod,
  }
  if (config.paymentMethods.some(({ id, online }) => online && id === paymentMethod))
    return await showAgain(source, form, 409, { notice: { title: needsScript, items: [] } })
  try {
    const headers = { 'idempotency-key': key }
    const { token } = await source.calls.checkout.placeOrder({ headers, body })
    return { status: 303, location: `/checkout/thank-you/${token}` }
  } catch (error) {
    if (isUnavailable(error)) return await showBusy(source, form, error)
    const refusal = refusalOf(error)
    if (refusal.kind === 'changed') return await showChange(source, form, refusal)
    // The key belongs to the previous order; this order differs.
    const next = refusal.code === 'idempotency_key_reused' ? { key: crypto.randomUUID() } : {}
    const errors: FieldErrors = refusal.kind === 'invalid' ? issuesByField(refusal.issues) : {}
    const notice = { title: refusal.message, items: [] }
    const isAtField = Object.keys(errors).length > 0
    return await showAgain(source, form, isAtField ? 422 : 409, {
      ...next,
      errors,
      ...(!isAtField && { notice }),
    })
  }
}

/** Reads may succeed while writes fail: the form is shown again to resubmit. */
async function showBusy(source: StoreSource, form: PostedForm, { code, message }: Unavailable) {
  const busy = refusedBy({ code, message, issues: [], details: undefined })
  return await showAgain(source, form, 503, { notice: { title: busy.message, items: [] } })
}

const needsScript = 'This payment method needs JavaScript. Please choose another one.'

async function showChange(
  source: StoreSource,
  form: PostedForm,
  { quote: changed, message }: { quote: Quote; message: string },
): Promise<PlainAnswer> {
  const { currency } = source.store
  const quote = manualOnly(changed)
  if (quote.paymentMethod === null)
    return await showAgain(source, form, 409, { notice: { title: message, items: [] } })
  const format = (price: number) => formatPrice(price, currency)
  const items = form.shown ? quoteDifferences(form.shown, quote, format) : []
  const { code, ...rest } = valuesOf(form)
  const isSpent = quote.discountProblem === 'used_by_customer'
  return {
    status: 409,
    plain: {
      ...rest,
      ...(isSpent ? { spentCode: code } : { code }),
      lines: quote.lines,
      quote,
      errors: {},
      notice: { title: message, items },
    },
  }
}

function valuesOf({ values, key, paymentMethod, discountCode }: PostedForm) {
  return { values, key, ...optional({ paymentMethod, code: discountCode }) }
}

type Choices = Pick<PostedForm, 'values' | 'shippingRateId' | 'paymentMethod' | 'discountCode'>

function wishesOf({ values, ...form }: Choices): Wishes {
  const { shippingRateId, paymentMethod, discountCode } = form
  const region = values.region.trim()
  const postcode = values.postcode.trim()
  const wishes = { region, postcode, shippingRateId, paymentMethod, discountCode }
  return { country: values.country, ...optional(wishes) }
}

function optional<Values extends Record<string, string>>(values: Values) {
  const given = Object.entries(values).filter(([, value]) => value)
  return Object.fromEntries(given) as Partial<Values>
}
