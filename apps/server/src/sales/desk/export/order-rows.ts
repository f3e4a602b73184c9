import { currencyExponent, toDecimal, toPercent } from '@vitrine/commerce/money/money.ts'
import { amountDue, hasMoved, quantityByLine } from '@vitrine/commerce/orders/order-state.ts'
import { invoiceName } from '@vitrine/commerce/orders/invoice-name.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import { wallClockIn } from '@vitrine/commerce/places/time-zone.ts'
import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { TaxAmount } from '@vitrine/commerce/pricing/tax.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type {
  StoredFulfilment,
  StoredLine,
  StoredOrder,
  StoredPayment,
} from '../../orders/queries.ts'
import { paymentOf } from '../../orders/order-payment.ts'
import { orderColumns } from './order-columns.ts'

export interface OrderToExport {
  order: StoredOrder
  lines: readonly StoredLine[]
  payments: readonly StoredPayment[]
  fulfilments: readonly StoredFulfilment[]
}

type Cells = Record<string, string>

/** Returns a row per line; only the first has the fields of the order. */
export function orderRows(exported: OrderToExport, timeZone: string): string[][] {
  const { order, lines } = exported
  const whole = orderCells(exported, timeZone)
  const sent = quantityByLine(exported.fulfilments.flatMap((parcel) => parcel.lines))
  const rows = lines.length ? lines.map((line) => lineCells(line, order, sent)) : [{}]
  return rows.map((cells, index) => {
    const row: Cells = {
      Name: orderName(order),
      Email: order.email,
      ...(index === 0 && whole),
      ...cells,
    }
    return orderColumns.map((column) => row[column] ?? '')
  })
}

function orderCells({ order, payments, fulfilments }: OrderToExport, timeZone: string): Cells {
  const clock = (moment: Date) => wallClockIn(timeZone, moment)
  const money = (minor: number) => amountText(minor, order.currency)
  const moved = payments.filter(hasMoved)
  const refunded = moved.filter(({ kind }) => kind === 'refund')
  const received = moved.filter(({ kind }) => kind === 'payment')
  const codes = order.discounts.flatMap(({ code }) => (code === null ? [] : [code]))
  const isPaid = !['pending', 'partially_paid'].includes(order.paymentStatus)
  return {
    Phone: order.phone ?? '',
    'Financial Status': order.paymentStatus,
    'Paid at': isPaid ? lastOf(received, clock) : '',
    'Fulfillment Status': order.fulfilmentStatus,
    'Fulfilled at': order.fulfilmentStatus === 'fulfilled' ? lastOf(fulfilments, clock) : '',
    Currency: order.currency,
    Subtotal: money(order.subtotal),
    'Discount Code': codes.join(', '),
    'Discount Amount': money(order.discount),
    Shipping: money(order.shipping),
    'Shipping Method': order.shippingRate?.name ?? '',
    Taxes: money(order.tax),
    'Taxes Included': order.taxIncluded ? 'yes' : 'no',
    Total: money(order.total),
    'Created at': clock(order.createdAt),
    ...addressCells('Billing', order.billingAddress ?? order.shippingAddress),
    ...addressCells('Shipping', order.shippingAddress),
    Notes: order.note ?? '',
    'Note Attributes': order.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    'Tax ID': order.taxId ?? '',
    'Payment Method': paymentOf(order, order.paymentStatus).name,
    'Refunded Amount': money(refunded.reduce((sum, { amount }) => sum + amount, 0)),
    'Outstanding Balance': money(order.cancelledAt ? 0 : amountDue(order.total, payments)),
    ...taxCells(order.taxes, money),
    'Cancelled at': order.cancelledAt ? clock(order.cancelledAt) : '',
    'Invoice Number':
      order.invoiceNumber === null
        ? ''
        : invoiceName({ ...order, invoiceNumber: order.invoiceNumber }),
    'Order Number': String(order.number),
    Id: order.id,
    'Accepted Policies': order.policies.map(versionName).join('\n'),
  }
}

function versionName({ title, number }: PolicyVersion): string {
  return `${title}, version ${number}`
}

function lineCells(line: StoredLine, { currency }: StoredOrder, sent: Map<string, number>): Cells {
  const money = (minor: number) => amountText(minor, currency)
  const chosen = Object.values(line.options).join(' / ')
  const gone = sent.get(line.id) ?? 0
  return {
    'Lineitem quantity': String(line.quantity),
    'Lineitem name': chosen ? `${line.name} - ${chosen}` : line.name,
    'Lineitem price': money(line.unitPrice),
    'Lineitem discount': money(line.discount),
    'Lineitem total': money(line.total),
    'Lineitem sku': line.sku,
    'Lineitem fulfillment status':
      gone >= line.quantity ? 'fulfilled' : gone > 0 ? 'partial' : 'pending',
  }
}

function addressCells(kind: 'Billing' | 'Shipping', to: StoredAddress): Cells {
  return {
    [`${kind} Name`]: fullName(to),
    [`${kind} Company`]: to.company ?? '',
    [`${kind} Address1`]: to.address1,
    [`${kind} Address2`]: to.address2 ?? '',
    [`${kind} City`]: to.city,
    [`${kind} Zip`]: to.postcode ?? '',
    [`${kind} Province`]: to.region ?? '',
    [`${kind} Country`]: to.country,
    [`${kind} Phone`]: to.phone ?? '',
  }
}

function taxCells(taxes: readonly TaxAmount[], money: (minor: number) => string): Cells {
  return Object.fromEntries(
    taxes.slice(0, 3).flatMap(({ name, rate, amount }, index) => [
      [`Tax ${index + 1} Name`, `${name} ${toPercent(rate)}%`],
      [`Tax ${index + 1} Value`, money(amount)],
    ]),
  )
}

/** Formats major units with the currency's decimals: `12.50`, `1200`, `1.250`. */
function amountText(minor: number, currency: string): string {
  return toDecimal(minor, currency).toFixed(currencyExponent(currency))
}

function lastOf(things: readonly { createdAt: Date }[], clock: (moment: Date) => string): string {
  const last = things.at(-1)
  return last ? clock(last.createdAt) : ''
}
