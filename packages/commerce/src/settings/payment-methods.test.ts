import { expect, test } from 'vitest'
import {
  defaultPayments,
  instructionsFor,
  isBuiltIn,
  offeredMethods,
  type PaymentMethod,
} from './payment-methods.ts'

const [cod, bank] = defaultPayments.methods as [PaymentMethod, PaymentMethod]
const cheque: PaymentMethod = { ...cod, id: 'cheque', name: 'Cheque' }

const idsOf = (methods: PaymentMethod[], total: number, country = 'DE') =>
  offeredMethods({ methods }, { total, country, currency: 'EUR' }).map(({ id }) => id)

test('a new store is paid in cash', () => {
  expect(offeredMethods(defaultPayments, { total: 0, country: 'DE', currency: 'EUR' })).toEqual([
    cod,
  ])
  expect([cod.id, bank.id, cheque.id].map(isBuiltIn)).toEqual([true, true, false])
})

test('what is on is offered in the order of its owner', () => {
  expect(idsOf([cheque, { ...bank, enabled: true }, { ...cod, enabled: false }], 1)).toEqual([
    'cheque',
    'bank',
  ])
})

test('both ends of a range belong to it', () => {
  const methods = [{ ...cod, minTotal: 10, maxTotal: 20 }]

  expect([9, 10, 20, 21].map((total) => idsOf(methods, total).length)).toEqual([0, 1, 1, 0])
})

test('a method for some countries is offered there alone', () => {
  const methods = [{ ...cod, countries: ['AT', 'CH'] }, cheque]

  expect(idsOf(methods, 1, 'CH')).toEqual(['cod', 'cheque'])
  expect(idsOf(methods, 1, 'DE')).toEqual(['cheque'])
})

test('instructions name the order, and nothing in it is taken for a pattern', () => {
  const instructions = 'Pay {total} for {order_number}. {total}!'

  expect(instructionsFor({ instructions }, { reference: '1001', total: '$&5' })).toBe(
    'Pay $&5 for 1001. $&5!',
  )
})
