import { expect, test } from 'vitest'
import { draftInput, draftValues, withCustomer } from './draft-values.ts'

const name = { firstName: 'Ada', lastName: 'Lovelace' }
const ada = {
  email: 'ada@tea.example',
  phone: '+49 30 1234',
  addresses: [
    { ...name, address1: 'Teeweg 1', postcode: '10115', city: 'Berlin', country: 'DE' },
    { ...name, address1: '1 Tea Street', city: 'London', country: 'GB' },
  ],
}

test('a customer fills in who an order is for, and leaves the rest', () => {
  const before = { ...draftValues(undefined, 'US'), note: 'By phone' }
  before.address.company = 'Difference Ltd'

  const values = withCustomer(before, ada)

  expect(draftInput(values)).toMatchObject({
    email: 'ada@tea.example',
    phone: '+49 30 1234',
    shippingAddress: ada.addresses[0],
    note: 'By phone',
  })
  expect(values.address.company).toBe('')
})

test('a customer without a phone number has none left over from another', () => {
  const before = withCustomer(draftValues(undefined, 'US'), ada)
  expect(withCustomer(before, { ...ada, phone: null }).phone).toBe('')
})
