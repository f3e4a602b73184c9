export type FieldRule = 'off' | 'optional' | 'required'

export interface CustomField {
  id: string
  label: string
  kind: 'text' | 'select' | 'checkbox' | 'date'
  required: boolean
  /** What a select offers. */
  options: string[]
}

/** What a store's checkout asks and says. */
export interface CheckoutSettings {
  name: 'full' | 'last'
  fields: Record<'company' | 'address2' | 'phone' | 'taxId' | 'note', FieldRule>
  customFields: CustomField[]
  texts: {
    heading: string
    button: string
    /** Beside the button, why it is safe to press it. */
    trust: string
    thanksHeading: string
    /** Below that heading, beside what is always said. */
    thanks: string
    /** What the box for the newsletter says. */
    marketing: string
  }
  policies: { label: string; href: string }[]
  /** Whether the shopper has to agree to the policies. */
  termsRequired: boolean
  marketing: 'off' | 'unticked' | 'ticked'
  /** The smallest subtotal that is taken, in minor units. */
  minimumOrder: number | null
  /** The picture above the heading; '' for none. */
  logo: string
  /** Null where the theme's colour is kept. */
  colors: Record<'page' | 'text' | 'accent', string | null>
}

/** Of a store whose owner changed nothing. */
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

/** Settings as they were stored, which may lack what a later version added. */
export function checkoutOf(stored: Partial<CheckoutSettings> | null | undefined): CheckoutSettings {
  return {
    ...defaultCheckout,
    ...stored,
    fields: { ...defaultCheckout.fields, ...stored?.fields },
    texts: { ...defaultCheckout.texts, ...stored?.texts },
    colors: { ...defaultCheckout.colors, ...stored?.colors },
  }
}
