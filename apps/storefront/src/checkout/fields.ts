import type { PlaceOrderInput } from '@vitrine/contract/checkout.ts'
import type { CheckoutConfig } from './checkout-config.ts'

/** The checkout's form by the names of its inputs. */
export interface CheckoutValues {
  email: string
  country: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  postcode: string
  city: string
  region: string
  phone: string
  note: string
}

export type FieldName = keyof CheckoutValues
export type FieldErrors = Partial<Record<FieldName, string>>

interface Field {
  label: string
  /** Said where the box is empty; without it the field may stay so. */
  missing?: string
  maxLength: number
  autoComplete: string
}

/** In the order in which the form asks. */
export const fields: Record<FieldName, Field> = {
  email: {
    label: 'Email',
    missing: 'Enter your email address.',
    maxLength: 254,
    autoComplete: 'email',
  },
  country: {
    label: 'Country',
    missing: 'Choose a country.',
    maxLength: 2,
    autoComplete: 'shipping country',
  },
  firstName: {
    label: 'First name',
    missing: 'Enter your first name.',
    maxLength: 80,
    autoComplete: 'shipping given-name',
  },
  lastName: {
    label: 'Last name',
    missing: 'Enter your last name.',
    maxLength: 80,
    autoComplete: 'shipping family-name',
  },
  address1: {
    label: 'Address',
    missing: 'Enter your street and number.',
    maxLength: 200,
    autoComplete: 'shipping address-line1',
  },
  address2: {
    label: 'Apartment, floor',
    maxLength: 200,
    autoComplete: 'shipping address-line2',
  },
  postcode: {
    label: 'Postcode',
    missing: 'Enter your postcode.',
    maxLength: 20,
    autoComplete: 'shipping postal-code',
  },
  city: {
    label: 'City',
    missing: 'Enter your city.',
    maxLength: 120,
    autoComplete: 'shipping address-level2',
  },
  region: {
    label: 'State or region',
    maxLength: 120,
    autoComplete: 'shipping address-level1',
  },
  phone: { label: 'Phone', maxLength: 40, autoComplete: 'shipping tel' },
  note: { label: 'Order note', maxLength: 1000, autoComplete: 'off' },
}

export const fieldNames = Object.keys(fields) as FieldName[]

/** Places whose post needs no code. */
const withoutPostcode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM ' +
    'KN KP LY ML MO MR MW NR NU QA RW SB SC SL SO SR SS ST SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

export function isPostcodeNeeded(country: string): boolean {
  return !withoutPostcode.has(country)
}

/** Where shipping or tax differ by region, by country. */
export type RegionsByCountry = CheckoutConfig['regions']

/** What is missing or wrong, in words that stand beside the field. */
export function checkValues(values: CheckoutValues, regions: RegionsByCountry = {}): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of fieldNames) {
    const { missing } = fields[name]
    const isNeeded = name !== 'postcode' || isPostcodeNeeded(values.country)
    if (missing && isNeeded && !values[name].trim()) errors[name] = missing
  }
  const isElsewhere = regions[values.country]?.every(({ code }) => code !== values.region)
  if (isElsewhere) errors.region = 'Choose your region.'
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) {
    errors.email = 'Enter an email address like name@example.com.'
  }
  return errors
}

/** The server's complaints, by the path of the value that each is about. */
export function issuesByField(issues: readonly { path: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = path.split('.').at(-1) as FieldName
    if (Object.hasOwn(fields, name)) errors[name] = message
  }
  return errors
}

/** Contact and address as the server takes them; what was left empty is left out. */
export function deliveryOf(
  values: CheckoutValues,
): Pick<PlaceOrderInput, 'contact' | 'shippingAddress' | 'note'> {
  const { email, note, country, firstName, lastName, address1, city, ...optional } = values
  const { phone, ...given } = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value.trim()),
  ) as Partial<typeof optional>
  return {
    contact: { email: email.trim(), ...(phone && { phone }) },
    shippingAddress: {
      country,
      firstName,
      lastName,
      address1,
      city,
      ...given,
      ...(phone && { phone }),
    },
    ...(note.trim() && { note }),
  }
}
