import {
  hasYear,
  invoicePrefixRule,
  isInvoicePrefix,
  yearlyNumbersRule,
} from '@vitrine/commerce/orders/invoice-name.ts'

interface InvoiceNumbers {
  invoicePrefix: string
  restartInvoicesYearly: boolean
}

export function checkInvoicePrefix(typed: string, { restartInvoicesYearly }: InvoiceNumbers) {
  if (!isInvoicePrefix(typed)) return invoicePrefixRule
  return restartInvoicesYearly && !hasYear(typed) ? yearlyNumbersRule : null
}
