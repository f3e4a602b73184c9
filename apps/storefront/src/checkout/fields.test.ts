import { expect, test } from 'vitest'
import { checkValues, deliveryOf, issuesByField, type CheckoutValues } from './fields.ts'

const complete: CheckoutValues = {
  email: 'mira@example.com',
  country: 'DE',
  firstName: 'Mira',
  lastName: 'Vogel',
  address1: 'Teeweg 4',
  address2: '',
  postcode: '20095',
  city: 'Hamburg',
  region: ' ',
  phone: '',
  note: '',
}

test('a complete address has nothing wrong with it', () => {
  expect(checkValues(complete)).toEqual({})
})

test('what is missing is named beside its field', () => {
  expect(checkValues({ ...complete, city: '  ', email: 'mira@' })).toEqual({
    city: 'Enter your city.',
    email: 'Enter an email address like name@example.com.',
  })
})

test('a postcode is asked for only where the post has them', () => {
  expect(checkValues({ ...complete, postcode: '' })).toHaveProperty('postcode')
  expect(checkValues({ ...complete, postcode: '', country: 'HK' })).toEqual({})
})

test('what was left empty is not sent', () => {
  expect(deliveryOf(complete)).toEqual({
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

test("the server's complaints reach their fields", () => {
  const issues = [{ path: 'shippingAddress.city', message: 'Too long.' }]
  expect(issuesByField(issues)).toEqual({ city: 'Too long.' })
})
