import { expect, test } from 'vitest'
import { describeMethod } from './describe-method.ts'
import { newMethod } from './method-values.ts'

const method = { ...newMethod, id: 'cod', name: 'Cash on delivery' }

test.each([
  [{}, 'For every order'],
  [{ fee: 4 }, 'For every order · fee of €4.00'],
  [{ minTotal: 20, maxTotal: 100 }, 'For orders from €20.00 up to €100.00'],
  [{ countries: ['AT', 'DE'] }, 'For orders to Austria, Germany'],
  [
    { countries: ['AT', 'BE', 'DE', 'FR', 'IT', 'ES'] },
    'For orders to Austria, Belgium, Germany, France and 2 more',
  ],
])('%j reads %j', (values, sentence) => {
  expect(describeMethod({ ...method, ...values }, 'EUR')).toBe(sentence)
})
