import { expect, test } from 'vitest'
import { pickupLabel } from './pickup-label.ts'

test.each([
  ['At the counter', 'Pickup: At the counter'],
  ['Pick up at our counter', 'Pick up at our counter'],
  ['Store pickup', 'Store pickup'],
  ['Pick-up in Leipzig', 'Pick-up in Leipzig'],
])('%s is read as %s', (name, label) => {
  expect(pickupLabel(name)).toBe(label)
})
