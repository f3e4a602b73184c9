import { expect, test } from 'vitest'
import { orderName, orderPrefixShape, orderReference } from './order-name.ts'

test('an order is named by its number, and by the prefix of its shop', () => {
  const plain = { number: 1001, numberPrefix: '' }
  const european = { number: 1001, numberPrefix: 'EU-' }
  expect([plain, european].map(orderName)).toEqual(['#1001', 'EU-1001'])
  expect([plain, european].map(orderReference)).toEqual(['1001', 'EU-1001'])
})

test('a prefix is short and has nothing that a transfer or a file could not say', () => {
  for (const good of ['', 'EU-', '#', 'shop_2/a.b-#', '2026/'])
    expect(good).toMatch(orderPrefixShape)
  for (const bad of [' ', '   ', 'EU ', '🍵', 'Ä-', "'", 'x'.repeat(13), 'EU\n'])
    expect(bad).not.toMatch(orderPrefixShape)
})
