import { readLine, readQuantity } from '@vitrine/commerce/cart/line-list.ts'
import { shownQuote, type ShownQuote } from '@vitrine/contract/sales/quote.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import { type CheckoutValues, emptyValues, type FieldName } from '../form/fields.ts'
import type { PlainLine } from './plain-context.ts'

export interface PostedForm {
  lines: PlainLine[]
  values: CheckoutValues
  shippingRateId: string
  paymentMethod: string
  discountCode: string
  key: string
  quoteHash: string
  shown: ShownQuote | undefined
  /** False when only prices are requested. */
  isOrder: boolean
}

export function readForm(posted: URLSearchParams, config: CheckoutConfig): PostedForm {
  const text = (name: string) => (posted.get(name) ?? '').replaceAll('\r\n', '\n').trim()
  const pressed = text('do')
  return {
    lines: readLines(posted).filter(({ text }) => pressed !== `drop ${text}`),
    values: readValues(text, config),
    shippingRateId: text('shippingRate'),
    paymentMethod: text('paymentMethod'),
    discountCode: pressed === 'drop-code' ? '' : text('discountCode'),
    key: text('key') || crypto.randomUUID(),
    quoteHash: text('quoteHash'),
    shown: readShown(text('shown')),
    isOrder: pressed === 'place',
  }
}

/** The form sends each line in a hidden field, and its new quantity beside it. */
function readLines(posted: URLSearchParams) {
  const typed = posted.getAll('quantity')
  return posted.getAll('line').flatMap((text, index) => {
    const line = readLine(text)
    const requested = typed[index] ?? ''
    const quantity = readQuantity(requested)
    if (!line || quantity === 0) return []
    return [{ ...line, text, ...(quantity ? { quantity } : { typed: requested }) }]
  })
}

/** Browsers omit unticked boxes, so missing fields are empty. */
function readValues(text: (name: string) => string, config: CheckoutConfig): CheckoutValues {
  const empty = emptyValues(config)
  const names = Object.keys(empty) as FieldName[]
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as CheckoutValues
  const isOffered = config.countries.includes(values.country)
  return { ...values, country: isOffered ? values.country : empty.country }
}

function readShown(text: string): ShownQuote | undefined {
  try {
    return shownQuote.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
