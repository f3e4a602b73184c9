import { ticked } from '@vitrine/commerce/settings/answer-problem.ts'
import type { CheckoutValues, FieldName } from './fields.ts'

/** Reads values typed before hydration, which React does not know. */
export function typedValues(served: CheckoutValues): Partial<CheckoutValues> {
  if (import.meta.env.SSR) return {}
  const typed = (Object.keys(served) as FieldName[])
    .map((name) => [name, valueOf(`checkout-${name}`)] as const)
    .filter(([name, value]) => value !== undefined && value !== served[name])
  return Object.fromEntries(typed)
}

function valueOf(id: string): string | undefined {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked ? ticked : ''
  return field && 'value' in field ? String(field.value) : undefined
}
