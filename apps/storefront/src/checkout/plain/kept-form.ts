import { type ListedLine, writeLine } from '@vitrine/commerce/cart/line-list.ts'
import { type KeptForm, keptForm } from '@vitrine/contract/sales/kept-form.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import { type CheckoutValues, emptyValues } from '../form/fields.ts'
import type { PlainCheckout, PlainLine } from './plain-context.ts'

export function writeKeptForm(plain: PlainCheckout, id: string): string {
  const { values, key, code, spentCode, errors, notice, quote, lines } = plain
  const typed = lines.flatMap((line) =>
    line.typed === undefined ? [] : [[writeLine(line), line.typed]],
  )
  const kept: KeptForm = {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
    key,
    shippingRateId: quote?.shippingRateId ?? undefined,
    paymentMethod: quote?.paymentMethod ?? plain.paymentMethod,
    code,
    spentCode,
    answer: { id, errors, notice, typed: Object.fromEntries(typed) },
  }
  return JSON.stringify(kept)
}

/** @param id identifies the response in the URL; forms of other ones have expired */
export function readKeptForm(text: string, id: string | null): KeptForm | undefined {
  const kept = keptForm.safeParse(parsed(text)).data
  if (!kept || kept.answer.id === id) return kept
  return { ...kept, answer: { id: '', errors: {}, typed: {} } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function keptValues({ values }: KeptForm, config: CheckoutConfig): CheckoutValues {
  const empty = emptyValues(config)
  // Unticked and emptied fields are not stored, so missing ones are empty, except the country.
  const own = Object.keys(empty).map((name) => [name, values[name] ?? ''])
  const kept = Object.fromEntries(own) as CheckoutValues
  return { ...kept, country: kept.country || empty.country }
}

export function withTyped(lines: readonly ListedLine[], { answer: { typed } }: KeptForm) {
  return lines.map((line): PlainLine => {
    const text = typed[writeLine(line)]
    return text === undefined ? line : { ...line, typed: text }
  })
}
