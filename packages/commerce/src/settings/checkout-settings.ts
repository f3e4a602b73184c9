export type FieldRule = 'off' | 'optional' | 'required'

export interface CustomField {
  id: string
  label: string
  kind: 'text' | 'select' | 'checkbox' | 'date'
  required: boolean
  options: string[]
}

export interface CheckoutSettings {
  name: 'full' | 'last'
  fields: Record<'company' | 'address2' | 'phone' | 'taxId' | 'note', FieldRule>
  customFields: CustomField[]
  texts: {
    heading: string
    button: string
    trust: string
    thanksHeading: string
    thanks: string
    marketing: string
  }
  policies: { label: string; href: string }[]
  termsRequired: boolean
  marketing: 'off' | 'unticked' | 'ticked'
  /** The smallest accepted subtotal, in minor units. */
  minimumOrder: number | null
  logo: string
  /** Null uses the theme's colour. */
  colors: Record<'page' | 'text' | 'accent', string | null>
}

/** Settings of a store whose owner has changed nothing. */
export const defaultCheckout: CheckoutSettings = {
  name: 'full',
  fields: {
    company: 'off',
    address2: 'optional',
    phone: 'optional',
    taxId: 'off',
    note: 'optional',
  },
  customFields: [],
  texts: {
    heading: 'Checkout',
    button: 'Place order',
    trust: '',
    thanksHeading: 'Thank you, {first_name}!',
    thanks: '',
    marketing: 'Send me news and offers by email',
  },
  policies: [],
  termsRequired: false,
  marketing: 'off',
  minimumOrder: null,
  logo: '',
  colors: { page: null, text: null, accent: null },
}

/** Fills gaps in stored settings, which may predate later fields. */
export function checkoutOf(stored: Partial<CheckoutSettings> | null | undefined): CheckoutSettings {
  return {
    ...defaultCheckout,
    ...stored,
    fields: { ...defaultCheckout.fields, ...stored?.fields },
    texts: { ...defaultCheckout.texts, ...stored?.texts },
    colors: { ...defaultCheckout.colors, ...stored?.colors },
  }
}
