import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('names become their values, once, and anything else stays as it was written', () => {
  const values = { first_name: '{order_number}', order_number: '1001' }
  expect(fillIn('Thanks {first_name}, order {order_number}.', values)).toBe(
    'Thanks {order_number}, order 1001.',
  )
  expect(fillIn('{constructor} {__proto__} {x} { order_number } {{', values)).toBe(
    '{constructor} {__proto__} {x} { order_number } {{',
  )
})
