import { expect, test } from 'vitest'
import { invoiceName, invoicePrefixIn, isInvoicePrefix } from './invoice-name.ts'

test('an invoice is named by its number, and by the prefix of its shop with the year', () => {
  const invoicePrefix = invoicePrefixIn(2026, 'RE-{year}-')
  expect(invoiceName({ invoiceNumber: 7, invoicePrefix })).toBe('RE-2026-7')
  expect(invoiceName({ invoiceNumber: 7, invoicePrefix: '' })).toBe('7')
})

test('a prefix is short, and its end is separate from the number', () => {
  for (const good of ['', 'RE-', '{year}/', 'A{year}.B{year}#', '2026_x', 'x'.repeat(20)])
    expect(isInvoicePrefix(good), good).toBe(true)
  for (const bad of [' ', 'RE ', 'RE1', '{year}', '{Year}-', '{}-', 'Ä-', 'RE-\n', 'x'.repeat(21)])
    expect(isInvoicePrefix(bad), bad).toBe(false)
})
