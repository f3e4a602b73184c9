import { paymentProblems } from '@vitrine/commerce/settings/payment-problems.ts'
import type { PaymentMethodInput } from '@vitrine/contract/shop/payments.ts'

export interface MethodValues extends Pick<
  PaymentMethodInput,
  'name' | 'details' | 'instructions' | 'countries'
> {
  fee: number | string
  minTotal: number | string
  maxTotal: number | string
}

export const newMethod: PaymentMethodInput = {
  id: '',
  name: '',
  details: '',
  instructions: '',
  enabled: true,
  fee: 0,
  minTotal: null,
  maxTotal: null,
  countries: [],
}

export function methodValues(method: PaymentMethodInput): MethodValues {
  const { name, details, instructions, countries, fee, minTotal, maxTotal } = method
  return {
    name,
    details,
    instructions,
    countries,
    fee: fee || '',
    minTotal: minTotal ?? '',
    maxTotal: maxTotal ?? '',
  }
}

export function methodOf(method: PaymentMethodInput, values: MethodValues): PaymentMethodInput {
  const { fee, minTotal, maxTotal, ...texts } = values
  return {
    ...method,
    ...texts,
    name: texts.name.trim(),
    fee: amountOf(fee) ?? 0,
    minTotal: amountOf(minTotal),
    maxTotal: amountOf(maxTotal),
  }
}

export function methodErrors(values: MethodValues): Record<string, string> {
  const problems = paymentProblems([methodOf(newMethod, values)]).map(({ path, message }) => [
    fieldOf(path),
    message,
  ])
  const errors = Object.fromEntries(problems) as Record<string, string>
  if (!values.name.trim()) errors['name'] = 'Enter a name. Shoppers see it at checkout.'
  return errors
}

/** `methods.3.fee` → `fee` */
export function fieldOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

function amountOf(typed: number | string): number | null {
  return typed === '' ? null : Number(typed)
}
