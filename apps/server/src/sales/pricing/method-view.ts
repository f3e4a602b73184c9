import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { isOnline, type PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import type { OfferedMethod } from '@vitrine/contract/sales/quote.ts'

export function methodView(
  { id, name, details, fee }: PaymentMethod,
  currency: string,
): OfferedMethod {
  return { id, name, details, fee: toDecimal(fee, currency), online: isOnline(id) }
}
