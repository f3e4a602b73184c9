import { fieldNames, type CheckoutValues } from './fields.ts'

/** What a shopper has changed in the form that the server sent, of which React knows nothing yet. */
export function typedValues(served: CheckoutValues): Partial<CheckoutValues> {
  if (import.meta.env.SSR) return {}
  const typed = fieldNames
    .map((name) => [name, valueOf(`checkout-${name}`)] as const)
    .filter(([name, value]) => value && value !== served[name])
  return Object.fromEntries(typed)
}

function valueOf(id: string): string | undefined {
  const field = document.getElementById(id)
  return field && 'value' in field ? String(field.value) : undefined
}
