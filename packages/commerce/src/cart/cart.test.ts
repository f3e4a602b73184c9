import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToCart,
  cartCount,
  cartTotal,
  isCartFull,
  maxLines,
  maxQuantity,
  parseCart,
  removeLine,
  setQuantity,
  type CartLine,
} from './cart.ts'
import { currencies, toDecimal, toMinor } from '../money/money.ts'

const sencha: CartLine = {
  productId: 'sencha',
  variationId: null,
  name: 'Sencha 100 g',
  price: 8.2,
  quantity: 1,
  productImage: '/media/sencha.webp',
  selectedAttributes: {},
}
const bigSencha = {
  ...sencha,
  variationId: '500g',
  price: 35.1,
  selectedAttributes: { Size: '500 g' },
}

test('adding the same product and variation counts up, another variation is another line', () => {
  const once = addToCart(addToCart([], sencha), bigSencha)
  const twice = addToCart(once, { ...sencha, name: 'renamed' })
  expect(twice).toEqual([{ ...sencha, quantity: 2 }, bigSencha])
  expect(once[0]).toEqual(sencha)
})

test('the product page adds the chosen quantity', () => {
  expect(addToCart([sencha], sencha, 3)[0]?.quantity).toBe(4)
  expect(addToCart([], sencha, 3)[0]?.quantity).toBe(3)
})

test('a quantity below 1 is ignored', () => {
  expect(setQuantity([sencha], sencha, 0)).toEqual([sencha])
  expect(setQuantity([sencha], sencha, -1)).toEqual([sencha])
  expect(setQuantity([sencha], sencha, Number.NaN)).toEqual([sencha])
  expect(setQuantity([sencha], sencha, 5)[0]?.quantity).toBe(5)
})

test('a line holds no more than an order can', () => {
  expect(setQuantity([sencha], sencha, 1e9)[0]?.quantity).toBe(maxQuantity)
})

test('removing takes only that variation', () => {
  expect(removeLine([sencha, bigSencha], sencha)).toEqual([bigSencha])
})

test('the total is exact in every currency', () => {
  const line = fc.record({ minor: fc.nat(99_999_999), quantity: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.constantFrom(...currencies),
      (lines, code) => {
        const cart = lines.map(({ minor, quantity }, index) => ({
          ...sencha,
          productId: String(index),
          price: toDecimal(minor, code),
          quantity,
        }))
        const exact = lines.reduce((sum, { minor, quantity }) => sum + minor * quantity, 0)
        expect(toMinor(cartTotal(cart), code)).toBe(exact)
        expect(cartCount(cart)).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
      },
    ),
  )
})

test('a stored cart is read back as it was', () => {
  const fromSlider = { ...sencha, productId: 'pot', storeId: 's', discountPrice: 5, shipping: 0 }
  expect(parseCart(JSON.stringify([sencha, bigSencha, fromSlider]))).toEqual([
    sencha,
    bigSencha,
    fromSlider,
  ])
})

test('what is no line is left out, the rest of the cart stays', () => {
  const broken = [null, 7, 'x', [], {}, { ...sencha, productId: 3 }, { ...sencha, price: -1 }]
  const worse = [
    { ...sencha, quantity: 0 },
    { ...sencha, price: '8.2 €' },
    { ...sencha, price: '' },
    { ...sencha, price: 1e300 },
    { ...sencha, quantity: 1e300 },
  ]
  expect(parseCart(JSON.stringify([...broken, sencha, ...worse]))).toEqual([sencha])
})

test('lines from an older release get what they lack', () => {
  const { productId, price, quantity } = sencha
  expect(parseCart(JSON.stringify([{ productId, price, quantity }]))).toEqual([
    { ...sencha, name: '', productImage: null },
  ])
})

test('numbers that an older release wrote as text are read', () => {
  const stored = [{ ...sencha, price: '8.20', quantity: '3' }]
  expect(parseCart(JSON.stringify(stored))).toEqual([{ ...sencha, quantity: 3 }])
})

test('a stored quantity is held to what an order can have', () => {
  expect(parseCart(JSON.stringify([{ ...sencha, quantity: 1e9 }]))[0]?.quantity).toBe(maxQuantity)
})

test('a cart of a hundred thousand lines is read as the first 200, at once', () => {
  const stored = Array.from({ length: 100_000 }, (_, index) => ({
    ...sencha,
    productId: String(index),
  }))
  const lines = parseCart(JSON.stringify(stored))
  expect(lines).toHaveLength(maxLines)
  expect(lines.at(-1)?.productId).toBe('199')
  expect(isCartFull(lines, sencha)).toBe(true)
  expect(isCartFull(lines, { productId: '7', variationId: null })).toBe(false)
})

test.each([null, '', 'null', '{}', '"cart"', '[', '[[[]]]', '{"__proto__":[]}'])(
  'storage holding %s is an empty cart',
  (json) => {
    expect(parseCart(json)).toEqual([])
  },
)

test('a poisoned cart changes no prototype', () => {
  const json = `[{"productId":"a","price":1,"quantity":1,"__proto__":{"polluted":1},
    "selectedAttributes":{"__proto__":"x","Size":"S"}}]`
  const [line] = parseCart(json)
  expect(line?.selectedAttributes).toEqual({ Size: 'S' })
  expect(Object.keys(line?.selectedAttributes ?? {})).toEqual(['Size'])
  expect('polluted' in {}).toBe(false)
  expect(line && 'polluted' in line).toBe(false)
})

test('no stored text breaks the shop', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      const lines = parseCart(json)
      expect(parseCart(JSON.stringify(lines))).toEqual(lines)
    }),
  )
})
