import { toDecimal } from '@vitrine/commerce/money.ts'
import { isOnline, type PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import type { OfferedMethod } from '@vitrine/contract/quote.ts'

export function methodView(
  { id, name, details, fee }: PaymentMethod,
  currency: string,
): OfferedMethod {
  return { id, name, details, fee: toDecimal(fee, currency), online: isOnline(id) }
}
