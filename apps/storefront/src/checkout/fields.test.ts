import { defaultCheckout } from '@vitrine/commerce/checkout-settings.ts'
import { expect, test } from 'vitest'
import type { CheckoutConfig } from './checkout-config.ts'
import { checkValues, emptyValues, fieldsOf, issuesByField } from './fields.ts'
import { orderOfValues } from './order-of-values.ts'

const config: CheckoutConfig = {
  country: 'DE',
  countries: ['DE', 'HK', 'US'],
  regions: { US: [{ code: 'NY', name: 'New York' }] },
  paymentMethods: [],
  testMode: false,
  paused: false,
  form: defaultCheckout,
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
    ...defaultCheckout,
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
    city: 'Enter your city.',
    email: 'Enter an email address like name@example.com.',
  })
})

const withPostcode = (country: string, postcode: string) =>
  checkValues({ ...complete, country, postcode, region: 'NY' }, config).postcode

test('a postcode is asked for only where the post has them, and looks like those there', () => {
  expect(withPostcode('DE', '')).toBe('Enter your postcode.')
  expect(withPostcode('HK', '')).toBeUndefined()
  expect(withPostcode('DE', '2009')).toBe('A postcode there has 5 digits.')
  expect(withPostcode('DE', 'D-20095')).toBeUndefined()
  expect(withPostcode('US', '1001')).toBe('A ZIP code has 5 or 9 digits.')
  expect(withPostcode('US', '10001-0001')).toBeUndefined()
  expect(withPostcode('CA', 'k1a0b1')).toBeUndefined()
})

test('an address is asked for in the words of its country', () => {
  const labels = Object.fromEntries(fieldsOf(config, 'US').map(({ name, label }) => [name, label]))
  expect(labels).toMatchObject({ postcode: 'ZIP code', region: 'State', city: 'City' })
  expect(checkValues({ ...complete, country: 'US', postcode: '10001' }, config)).toEqual({
    region: 'Choose your region.',
  })
})

test('the form asks what the owner wants to know, and no more', () => {
  const names = fieldsOf(asking, 'DE').map(({ name }) => name)
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

test('what is not asked for is not sent either, whatever stands there', () => {
  const values = { ...complete, phone: '1', note: 'Hi', 'answer-gift': 'Box', terms: 'Yes' }
  expect(orderOfValues(values, asking)).toMatchObject({
    contact: { email: 'mira@example.com', phone: '1' },
    shippingAddress: { firstName: '', lastName: 'Vogel', phone: '1' },
    answers: { gift: 'Box' },
    terms: true,
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
