import { createContext, useContext } from 'react'
import type { CheckoutConfig } from './checkout-config.ts'
import type { CheckoutValues, Field, FieldErrors } from './fields.ts'

interface CheckoutForm {
  /** Includes the chosen country's address format. */
  config: CheckoutConfig
  fields: readonly Field[]
  values: CheckoutValues
  errors: FieldErrors
  onChange: (changes: Partial<CheckoutValues>) => void
}

export const FormContext = createContext<CheckoutForm | undefined>(undefined)

export function useCheckoutForm(): CheckoutForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field is outside of the checkout.')
  return form
}
