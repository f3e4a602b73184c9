import { toDecimal, toPercent } from '@vitrine/commerce/money/money.ts'
import type { TaxAmount } from '@vitrine/commerce/pricing/tax.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { StoredDiscount } from '@vitrine/db/schema/orders.ts'

interface Amounts {
  currency: string
  subtotal: number
  discount: number
  discounts: readonly StoredDiscount[]
  shipping: number
  paymentFee: number
  tax: number
  taxIncluded: boolean
  taxes: readonly TaxAmount[]
  total: number
}

type AmountsView = Pick<
  Quote,
  | 'subtotal'
  | 'discount'
  | 'discounts'
  | 'shipping'
  | 'paymentFee'
  | 'tax'
  | 'taxIncluded'
  | 'taxes'
  | 'total'
>

export function amountsView({ currency, ...amounts }: Amounts): AmountsView {
  const decimal = (minor: number) => toDecimal(minor, currency)
  return {
    subtotal: decimal(amounts.subtotal),
    discount: decimal(amounts.discount),
    discounts: amounts.discounts.map(({ title, code, amount, freeShipping }) => ({
      title,
      code,
      amount: decimal(amount),
      freeShipping,
    })),
    shipping: decimal(amounts.shipping),
    paymentFee: decimal(amounts.paymentFee),
    tax: decimal(amounts.tax),
    taxIncluded: amounts.taxIncluded,
    taxes: amounts.taxes.map(({ name, rate, amount }) => ({
      name,
      rate: toPercent(rate),
      amount: decimal(amount),
    })),
    total: decimal(amounts.total),
  }
}
