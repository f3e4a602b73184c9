import { type ListedLine, writeLine } from '@vitrine/commerce/cart/line-list.ts'
import { type StoredForm, storedForm } from '@vitrine/contract/sales/stored-form.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import { type CheckoutValues, emptyValues } from '../form/fields.ts'
import type { PlainCheckout, PlainLine } from './plain-context.ts'

export function writeStoredForm(plain: PlainCheckout, id: string): string {
  const { values, key, code, spentCode, errors, notice, quote, lines } = plain
  const typed = lines.flatMap((line) =>
    line.typed === undefined ? [] : [[writeLine(line), line.typed]],
  )
  const stored: StoredForm = {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
    key,
    shippingRateId: quote?.shippingRateId ?? undefined,
    paymentMethod: quote?.paymentMethod ?? plain.paymentMethod,
    code,
    spentCode,
    answer: { id, errors, notice, typed: Object.fromEntries(typed) },
  }
  return JSON.stringify(stored)
}

/** @param id identifies the response in the URL; forms of other ones have expired */
export function readStoredForm(text: string, id: string | null): StoredForm | undefined {
  const stored = storedForm.safeParse(parsed(text)).data
  if (!stored || stored.answer.id === id) return stored
  return { ...stored, answer: { id: '', errors: {}, typed: {} } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function storedValues({ values }: StoredForm, config: CheckoutConfig): CheckoutValues {
  const empty = emptyValues(config)
  // Unticked and emptied fields are not stored, so missing ones are empty, except the country.
  const own = Object.keys(empty).map((name) => [name, values[name] ?? ''])
  const complete = Object.fromEntries(own) as CheckoutValues
  return { ...complete, country: complete.country || empty.country }
}

export function withTyped(lines: readonly ListedLine[], { answer: { typed } }: StoredForm) {
  return lines.map((line): PlainLine => {
    const text = typed[writeLine(line)]
    return text === undefined ? line : { ...line, typed: text }
  })
}
