import { expect, test } from 'vitest'
import { defaultShipping, type ShippingRate } from './shipping.ts'
import { usualShipping } from './usual-shipping.ts'

const post: ShippingRate = {
  id: 'post',
  name: 'Post',
  enabled: true,
  basis: 'flat',
  price: 490,
  tiers: [],
  freeAbove: 5000,
  estimate: { min: 2, max: 3 },
}
const express = {
  ...post,
  id: 'express',
  price: 990,
  freeAbove: null,
  estimate: { min: 1, max: 1 },
}

const within = (...rates: ShippingRate[]) => {
  const places = [{ country: 'DE', regions: [], postcodes: [] }]
  const zones = [{ id: 'de', name: 'Germany', restOfWorld: false, places, rates }]
  return usualShipping({ ...defaultShipping, zones, processingDays: 1 }, 'DE')
}

test('the cheapest way tells what shipping begins at, when it is free and when it arrives', () => {
  const estimate = { min: 3, max: 4 }
  expect(within(express, post)).toEqual({ from: 490, freeFrom: 5000, estimate })
  expect(within({ ...post, enabled: false }, express)).toMatchObject({ from: 990, freeFrom: null })
})

test('a step that is free for large orders is no free shipping for all', () => {
  const tiers = [
    { from: 0, to: 3000, price: 390 },
    { from: 3000, to: null, price: 0 },
  ]
  const stepped = { ...post, basis: 'subtotal' as const, tiers, freeAbove: null }
  expect(within(stepped)).toMatchObject({ from: 390, freeFrom: 3000 })
})

test('what is free for all has no sum to reach, and a shop may send nowhere', () => {
  expect(usualShipping(defaultShipping, 'DE')).toEqual({ from: 0, freeFrom: null, estimate: null })
  expect(within()).toBeNull()
})
