import { addressProblems, regionHint } from '@vitrine/commerce/places/address-format.ts'
import { answerProblem } from '@vitrine/commerce/settings/answer-problem.ts'
import type { CustomField } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { CheckoutConfig } from './checkout-config.ts'

type OwnFieldName =
  | 'email'
  | 'marketing'
  | 'noReminder'
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'taxId'
  | 'address1'
  | 'address2'
  | 'postcode'
  | 'city'
  | 'region'
  | 'phone'
  | 'note'
  | 'terms'

/** Custom fields are named by their ids. */
export type FieldName = OwnFieldName | `answer-${string}`
export type CheckoutValues = Record<FieldName, string>
export type FieldErrors = Partial<Record<FieldName, string>>

export interface Field {
  name: FieldName
  label: string
  isNeeded: boolean
  missing: string
  maxLength: number
  autoComplete: string
  custom?: CustomField
}

/** The message is for a missing value; `autoComplete` is the HTML token. */
type Row = readonly [label: string, missing: string, maxLength: number, autoComplete: string]

const rows: Record<OwnFieldName, Row> = {
  email: ['Email', 'Enter your email address.', 254, 'email'],
  marketing: ['News', '', 5, 'off'],
  noReminder: ['Reminder', '', 5, 'off'],
  country: ['Country', 'Choose a country.', 2, 'shipping country'],
  firstName: ['First name', 'Enter your first name.', 80, 'shipping given-name'],
  lastName: ['Last name', 'Enter your last name.', 80, 'shipping family-name'],
  company: ['Company', 'Enter your company.', 120, 'shipping organization'],
  taxId: ['Tax ID', 'Enter your tax ID.', 40, 'off'],
  address1: ['Address', 'Enter your street and number.', 200, 'shipping address-line1'],
  address2: ['Apartment, floor', 'Enter apartment or floor.', 200, 'shipping address-line2'],
  postcode: ['Postcode', '', 20, 'shipping postal-code'],
  city: ['City', '', 120, 'shipping address-level2'],
  region: ['Region', '', 120, 'shipping address-level1'],
  phone: ['Phone', 'Enter your phone number.', 40, 'shipping tel'],
  note: ['Order note', 'Write a note for the shop.', 1000, 'off'],
  terms: ['Terms', 'Please agree to the terms.', 5, 'off'],
}

const alwaysNeeded = new Set<string>(['email', 'country', 'lastName', 'address1'])
const placeNames = ['postcode', 'city', 'region'] as const

/** Returns the fields in the order of the country's address format. */
export function fieldsOf({ form, addressFormat, reminder }: CheckoutConfig): Field[] {
  const rules: Partial<Record<string, string>> = {
    ...form.fields,
    firstName: form.name === 'full' ? 'required' : 'off',
    ...Object.fromEntries(placeNames.map((name) => [name, ruleOf(addressFormat[name])])),
    terms: form.termsRequired ? 'required' : 'off',
    marketing: form.marketing === 'off' ? 'off' : 'optional',
    noReminder: reminder === 'soft_opt_in' ? 'optional' : 'off',
  }
  const own = (Object.keys(rows) as OwnFieldName[])
    .filter((name) => rules[name] !== 'off')
    .map((name): Field => {
      const [label, missing, maxLength, autoComplete] = rows[name]
      return {
        name,
        label: (isPlace(name) && addressFormat[name]?.label) || label,
        isNeeded: alwaysNeeded.has(name) || rules[name] === 'required',
        missing,
        maxLength,
        autoComplete,
      }
    })
  const custom = form.customFields.map(customField)
  return [...own.slice(0, -1), ...custom, ...own.slice(-1)]
}

function isPlace(name: string): name is (typeof placeNames)[number] {
  return (placeNames as readonly string[]).includes(name)
}

function ruleOf(part: { isRequired: boolean } | null) {
  if (!part) return 'off'
  return part.isRequired ? 'required' : 'optional'
}

function customField(custom: CustomField): Field {
  return {
    name: `answer-${custom.id}`,
    label: custom.label,
    isNeeded: custom.required,
    missing: '',
    maxLength: 500,
    autoComplete: 'off',
    custom,
  }
}

export function emptyValues(config: CheckoutConfig): CheckoutValues {
  const names = [...Object.keys(rows), ...config.form.customFields.map(({ id }) => `answer-${id}`)]
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as CheckoutValues
  return {
    ...empty,
    country: config.country,
    marketing: config.form.marketing === 'ticked' ? 'Yes' : '',
  }
}

export function changed(values: CheckoutValues, changes: Partial<CheckoutValues>): CheckoutValues {
  return { ...values, ...(changes as CheckoutValues) }
}

export function checkValues(values: CheckoutValues, config: CheckoutConfig): FieldErrors {
  const errors: FieldErrors = {}
  const place = placeErrors(values, config)
  for (const field of fieldsOf(config)) {
    const problem = isPlace(field.name) ? place[field.name] : problemOf(field, values)
    if (problem) errors[field.name] = problem
  }
  return errors
}

/** Skips checks while the country's rules are loading: the server repeats them. */
function placeErrors(values: CheckoutValues, { addressFormat }: CheckoutConfig): FieldErrors {
  if (addressFormat.country !== values.country) return {}
  const problems = addressProblems(addressFormat, values)
  const errors: FieldErrors = Object.fromEntries(
    problems.map(({ path, message }) => [path, message]),
  )
  const { region } = addressFormat
  if (region?.isRequired && !isChoice(region, values.region)) errors.region ??= regionHint(region)
  return errors
}

/** Returns '' for a region of another country. */
export function regionOf(values: CheckoutValues, { addressFormat: { region } }: CheckoutConfig) {
  const typed = values.region.trim()
  return region && isChoice(region, typed) ? typed : ''
}

function isChoice({ choices }: { choices: readonly { code: string }[] }, typed: string): boolean {
  return !choices.length || choices.some(({ code }) => code === typed)
}

function problemOf({ name, isNeeded, missing, custom }: Field, values: CheckoutValues) {
  const value = (values[name] ?? '').trim()
  if (custom) return answerProblem(custom, value)
  if (!value) return isNeeded ? missing : undefined
  if (name === 'email' && !isEmail(value)) return 'Enter an email address like name@example.com.'
  return undefined
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** Maps server issues, by path, to fields. */
export function issuesByField(issues: readonly { path: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = path.split('.').at(-1) as OwnFieldName
    if (path.startsWith('answers.')) errors[`answer-${name}`] = message
    else if (Object.hasOwn(rows, name)) errors[name] = message
  }
  return errors
}
