import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import {
  amountRefundable,
  quantityByLine,
  quantityLeft,
} from '@vitrine/commerce/orders/order-state.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { amountsView } from '../pricing/amounts-view.ts'
import { paymentOf } from './order-payment.ts'
import { capturableOf } from './capturable-of.ts'
import type { FoundOrder } from './change-order.ts'
import { eventViews } from './event-views.ts'
import { takenOf } from './list-taken.ts'
import { quantities, refundedOf, removedOf } from './order-quantities.ts'
import type { OrderParts, StoredOrder } from './queries.ts'
import { shippingLeft } from './shipping-left.ts'

type Decimal = (minor: number) => number

/**
 * Returns the owner's view, in major units.
 * @param names of the users who acted, by id
 */
export function orderView({ order, parts }: FoundOrder, names: ReadonlyMap<string, string>): Order {
  const decimal = (minor: number) => toDecimal(minor, order.currency)
  return {
    id: order.id,
    orderNumber: order.number,
    orderName: orderName(order),
    createdAt: order.createdAt.toISOString(),
    customer: { name: customerName(order), email: order.email },
    currency: order.currency,
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    shippingName: order.shippingRate?.name ?? null,
    isPickup: order.isPickup,
    items: order.items,
    oversold: order.oversold,
    phone: order.phone,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    note: order.note,
    taxId: order.taxId,
    answers: order.answers,
    policies: order.policies,
    paymentMethod: order.paymentMethod,
    paymentName: paymentOf(order, order.paymentStatus).name,
    shippingRate: order.shippingRate && {
      ...order.shippingRate,
      price: decimal(order.shippingRate.price),
    },
    lines: lineViews(parts, decimal),
    ...amountsView(order),
    ...movedViews(parts, decimal),
    capturable: decimal(capturableOf(parts.payments)?.amount ?? 0),
    refundable: decimal(amountRefundable(parts.payments)),
    shippingRefundable: decimal(shippingLeft(order, parts)),
    cancelReason: order.cancelReason,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    version: order.version,
    events: eventViews({ order, parts }, names, decimal),
  }
}

function movedViews({ payments, fulfilments }: OrderParts, decimal: Decimal) {
  return {
    payments: payments.map(({ id, kind, method, amount, createdAt, ...moved }) => ({
      id,
      kind,
      method,
      amount: decimal(amount),
      createdAt: createdAt.toISOString(),
      status: moved.status,
      provider: moved.provider,
      reference: moved.reference,
      problem: moved.problem,
    })),
    fulfilments: fulfilments.map(({ id, lines, carrier, trackingUrl, createdAt }) => ({
      id,
      lines,
      carrier,
      trackingUrl,
      createdAt: createdAt.toISOString(),
    })),
  }
}

function lineViews({ lines, fulfilments, refunds, taken }: OrderParts, decimal: Decimal) {
  const sent = quantityByLine(fulfilments.flatMap((parcel) => parcel.lines))
  const refunded = quantityByLine(refundedOf(refunds))
  const left = quantityLeft(quantities(lines), fulfilments, removedOf(refunds))
  return lines.map((line, index) => ({
    id: line.id,
    productId: line.productId,
    variationId: line.variationId,
    name: line.name,
    options: line.options,
    image: line.image,
    sku: line.sku,
    unitPrice: decimal(line.unitPrice),
    quantity: line.quantity,
    fulfilled: sent.get(line.id) ?? 0,
    refunded: refunded.get(line.id) ?? 0,
    left: Math.max(left[index]?.quantity ?? 0, 0),
    restockable: takenOf(taken, line),
    total: decimal(line.total),
  }))
}

function customerName({ shippingAddress }: Pick<StoredOrder, 'shippingAddress'>): string {
  return fullName(shippingAddress)
}
