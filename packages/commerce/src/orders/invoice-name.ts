interface NumberedInvoice {
  invoiceNumber: number
  /** The store's prefix when this invoice was issued, with its year. */
  invoicePrefix: string
}

const yearPlaceholder = '{year}'
const longestPrefix = 20

export const invoicePrefixRule =
  'Use up to 20 letters from A to Z, digits, - _ / # . and {year}, or leave it empty. End with a letter or a sign, so that the number stands apart.'

export const yearlyNumbersRule =
  'Add {year} to the prefix: numbers that start again each year need it, so that no two invoices have the same.'

/** A digit before the number would make two invoices look alike: 1 and 23 as 12 and 3. */
export function isInvoicePrefix(text: string): boolean {
  const example = invoicePrefixIn(2026, text)
  return example.length <= longestPrefix && /^(?:[A-Za-z0-9_/#.-]*[A-Za-z_/#.-])?$/.test(example)
}

export function hasYear(prefix: string): boolean {
  return prefix.includes(yearPlaceholder)
}

export function invoicePrefixIn(year: number, prefix: string): string {
  return prefix.replaceAll(yearPlaceholder, String(year))
}

/** Formats the number of an invoice: "7", or "RE-2026-7" with a prefix. */
export function invoiceName({ invoiceNumber, invoicePrefix }: NumberedInvoice): string {
  return `${invoicePrefix}${invoiceNumber}`
}
