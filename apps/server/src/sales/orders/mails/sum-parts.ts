import { toPercent } from '@vitrine/commerce/money/money.ts'
import type { MailPart } from '../../../post/letter/mail-parts.ts'
import type { MailedOrder } from './mailed-order.ts'
import { itemOf } from './order-lines.ts'

export interface SummedOrder {
  order: Pick<
    MailedOrder['order'],
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'shippingRate'
    | 'paymentFee'
    | 'tax'
    | 'taxIncluded'
    | 'taxes'
    | 'total'
  >
  parts: { lines: readonly Pick<Line, 'name' | 'options' | 'image' | 'quantity' | 'total'>[] }
  price: (minor: number) => string
}

type Line = MailedOrder['parts']['lines'][number]
type Row = readonly [label: string, value: string]

export function sumParts({ order, parts, price }: SummedOrder, origin: string): MailPart[] {
  const { subtotal, discount, shipping, shippingRate, paymentFee, taxIncluded, total } = order
  const taxes = taxRows(order, price)
  return [
    { items: parts.lines.map((line) => itemOf(line, origin, price(line.total))) },
    {
      rows: [
        ['Subtotal', price(subtotal)],
        ...(discount ? [['Discount', price(-discount)] as const] : []),
        [shippingRate?.pickup ? 'Pickup' : 'Shipping', shipping ? price(shipping) : 'Free'],
        ...(paymentFee ? [['Payment fee', price(paymentFee)] as const] : []),
        ...(taxIncluded ? [] : taxes),
      ],
      total: ['Total', price(total)],
      ...(taxIncluded && { included: taxes.map(([label, value]) => [`Includes ${label}`, value]) }),
    },
  ]
}

function taxRows(
  { tax, taxes, taxIncluded }: SummedOrder['order'],
  price: SummedOrder['price'],
): Row[] {
  if (!tax) return []
  if (!taxes.length) return [[taxIncluded ? 'tax' : 'Tax', price(tax)]]
  return taxes.map(({ name, rate, amount }) => [`${name} ${toPercent(rate)}%`, price(amount)])
}
