import { expect, test } from 'vitest'
import { addToLineList, readLineList, readQuantity, writeLineList } from './line-list.ts'

const sencha = '0198c0de-0000-7000-8000-000000000001'
const small = '0198c0de-0000-7000-8000-000000000002'

test('an address carries lines there and back', () => {
  const lines = [
    { productId: sencha, variationId: null, quantity: 2 },
    { productId: sencha, variationId: small, quantity: 9999 },
  ]
  expect(writeLineList(lines)).toBe(`${sencha}::2,${sencha}:${small}:9999`)
  expect(readLineList(writeLineList(lines))).toEqual(lines)
})

test.each([
  '',
  'sencha::1',
  sencha,
  `${sencha}::0`,
  `${sencha}::-1`,
  `${sencha}::1.5`,
  `${sencha}::10000`,
  `${sencha}:small:1`,
  `${sencha}::1:1`,
])('%j holds no line', (text) => {
  expect(readLineList(text)).toEqual([])
})

test('what is no line costs the others nothing, and no more are read than an order holds', () => {
  const many = Array.from({ length: 300 }, () => `${sencha}::1`)
  expect(readLineList(`nonsense,${many.join(',')}`)).toHaveLength(200)
})

test('a quantity is a whole number of pieces', () => {
  expect(['0', ' 12 ', '9999'].map(readQuantity)).toEqual([0, 12, 9999])
  expect(['', '1e3', '1.5', '-1', '10000', 'two'].map(readQuantity)).toEqual(
    Array(6).fill(undefined),
  )
})

test('what is added twice is one line, within what an order holds', () => {
  const line = { productId: sencha, variationId: null, quantity: 6000 }
  const other = { ...line, variationId: small }
  const lines = [line, other, line].reduce(addToLineList, [])
  expect(lines).toEqual([{ ...line, quantity: 9999 }, other])
})
