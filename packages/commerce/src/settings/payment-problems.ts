import { isCountry } from '../places/countries.ts'
import type { PaymentSettings } from './payment-methods.ts'

type Method = Pick<PaymentSettings['methods'][number], 'id' | 'minTotal' | 'maxTotal' | 'countries'>

/** Lists errors that prevent saving. Amounts may be in any unit. */
export function paymentProblems(methods: readonly Method[]): { path: string; message: string }[] {
  const ids = methods.map(({ id }) => id)
  return methods.flatMap((method, index) => {
    const problem = (field: string, message: string) => [
      { path: `methods.${index}.${field}`, message },
    ]
    if (ids.indexOf(method.id) < index) return problem('id', 'This one is already in the list.')
    if (!method.countries.every(isCountry)) return problem('countries', 'One is not a country.')
    return isEmptyRange(method) ? problem('maxTotal', 'This is below the minimum.') : []
  })
}

function isEmptyRange({ minTotal, maxTotal }: Method): boolean {
  return minTotal !== null && maxTotal !== null && maxTotal < minTotal
}
