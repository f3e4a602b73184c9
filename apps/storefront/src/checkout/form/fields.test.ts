import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { expect, test } from 'vitest'
import type { CheckoutConfig } from './checkout-config.ts'
import { checkValues, emptyValues, fieldsOf, issuesByField } from './fields.ts'
import { orderOfValues } from './order-of-values.ts'

const germany: CheckoutConfig['addressFormat'] = {
  country: 'DE',
  postcode: { label: 'Postcode', isRequired: true, pattern: String.raw`\d{5}`, example: '10115' },
  city: { label: 'City', isRequired: true },
  region: null,
}
const america: CheckoutConfig['addressFormat'] = {
  country: 'US',
  postcode: { label: 'ZIP code', isRequired: true, pattern: String.raw`\d{5}`, example: '95014' },
  city: { label: 'City', isRequired: true },
  region: { label: 'State', isRequired: true, choices: [{ code: 'NY', name: 'New York' }] },
}
const shown = { ...defaultCheckout, policies: [] }
const config: CheckoutConfig = {
  country: 'DE',
  countries: ['DE', 'HK', 'US'],
  addressFormat: germany,
  paymentMethods: [],
  testMode: false,
  paused: false,
  form: shown,
  reminder: null,
}

const complete = {
  ...emptyValues(config),
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Vogel',
  address1: 'Teeweg 4',
  postcode: '20095',
  city: 'Hamburg',
  region: ' ',
}

const gift = {
  id: 'gift',
  label: 'Gift',
  kind: 'select' as const,
  required: true,
  options: ['Box'],
}
const asking: CheckoutConfig = {
  ...config,
  form: {
    ...shown,
    name: 'last',
    fields: { ...defaultCheckout.fields, phone: 'required', note: 'off' },
    customFields: [gift],
    termsRequired: true,
  },
}

test('a complete address has nothing wrong with it', () => {
  expect(checkValues(complete, config)).toEqual({})
})

test('what is missing is named beside its field', () => {
  expect(checkValues({ ...complete, city: '  ', email: 'mira@' }, config)).toEqual({
    city: 'Enter a city.',
    email: 'Enter an email address like name@example.com.',
  })
})

const inAmerica = { ...config, addressFormat: america }

test('address fields are named in the words of their country', () => {
  const labels = Object.fromEntries(fieldsOf(inAmerica).map(({ name, label }) => [name, label]))
  expect(labels).toMatchObject({ postcode: 'ZIP code', region: 'State', city: 'City' })
  const values = { ...complete, country: 'US', postcode: '99' }
  expect(checkValues(values, inAmerica)).toEqual({
    postcode: 'Enter a ZIP code like 95014.',
    region: 'Choose a state.',
  })
  expect(fieldsOf(config).map(({ name }) => name)).not.toContain('region')
})

test('a country whose rules are on their way is left to the server', () => {
  expect(checkValues({ ...complete, country: 'US', postcode: '' }, config)).toEqual({})
})

test('a region of the country that was chosen before is not sent', () => {
  const values = { ...complete, region: 'NY' }
  expect(orderOfValues(values, config).shippingAddress).not.toHaveProperty('region')
  expect(orderOfValues(values, inAmerica).shippingAddress).toHaveProperty('region', 'NY')
})

test('the form asks what the owner wants to know, and no more', () => {
  const names = fieldsOf(asking).map(({ name }) => name)
  expect(names).not.toContain('firstName')
  expect(names).not.toContain('note')
  expect(names.slice(-2)).toEqual(['answer-gift', 'terms'])
  expect(checkValues(complete, asking)).toEqual({
    phone: 'Enter your phone number.',
    'answer-gift': 'Please choose one.',
    terms: 'Please agree to the terms.',
  })
})

test('what was left empty is not sent', () => {
  expect(orderOfValues(complete, config)).toEqual({
    contact: { email: 'mira@example.com' },
    shippingAddress: {
      country: 'DE',
      firstName: 'Mira',
      lastName: 'Vogel',
      address1: 'Teeweg 4',
      postcode: '20095',
      city: 'Hamburg',
    },
  })
})

test('fields that are not shown are not sent, whatever they contain', () => {
  const values = { ...complete, phone: '1', note: 'Hi', 'answer-gift': 'Box', terms: 'Yes' }
  expect(orderOfValues(values, asking)).toMatchObject({
    contact: { email: 'mira@example.com', phone: '1' },
    shippingAddress: { firstName: '', lastName: 'Vogel', phone: '1' },
    answers: { gift: 'Box' },
    terms: true,
    policies: [],
  })
  expect(orderOfValues(values, asking)).not.toHaveProperty('note')
})

test("the server's complaints reach their fields", () => {
  const issues = [
    { path: 'shippingAddress.city', message: 'Too long.' },
    { path: 'answers.gift', message: 'Gone.' },
  ]
  expect(issuesByField(issues)).toEqual({ city: 'Too long.', 'answer-gift': 'Gone.' })
})
