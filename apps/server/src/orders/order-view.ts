import { toDecimal } from '@vitrine/commerce/money.ts'
import { fulfilmentStatus, paymentStatus, quantityLeft } from '@vitrine/commerce/order-state.ts'
import type { Order } from '@vitrine/contract/order.ts'
import type { StoredFulfilment, StoredLine, StoredOrder, StoredPayment } from './queries.ts'

export interface OrderParts {
  lines: readonly StoredLine[]
  payments: readonly StoredPayment[]
  fulfilments: readonly StoredFulfilment[]
}

/** The order as its owner sees it: decimal major units, and the two derived states. */
export function orderView(order: StoredOrder, parts: OrderParts): Order {
  const decimal = (minor: number) => toDecimal(minor, order.currency)
  return {
    id: order.id,
    orderNumber: order.number,
    createdAt: order.createdAt.toISOString(),
    customer: { name: customerName(order), email: order.email },
    currency: order.currency,
    status: order.status,
    paymentStatus: paymentStatus(order.total, parts.payments),
    fulfilmentStatus: fulfilmentStatus(quantities(parts.lines), parts.fulfilments),
    items: parts.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    phone: order.phone,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    note: order.note,
    paymentMethod: order.paymentMethod,
    lines: lineViews(parts, decimal),
    subtotal: decimal(order.subtotal),
    discount: decimal(order.discount),
    shipping: decimal(order.shipping),
    tax: decimal(order.tax),
    total: decimal(order.total),
    payments: parts.payments.map(({ id, kind, method, amount, createdAt }) => ({
      id,
      kind,
      method,
      amount: decimal(amount),
      createdAt: createdAt.toISOString(),
    })),
    fulfilments: parts.fulfilments.map(({ id, lines, carrier, trackingUrl, createdAt }) => ({
      id,
      lines,
      carrier,
      trackingUrl,
      createdAt: createdAt.toISOString(),
    })),
  }
}

function lineViews({ lines, fulfilments }: OrderParts, decimal: (minor: number) => number) {
  const left = quantityLeft(quantities(lines), fulfilments)
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
    fulfilled: line.quantity - (left[index]?.quantity ?? 0),
    total: decimal(line.total),
  }))
}

export function quantities(lines: readonly StoredLine[]) {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
}

function customerName({ shippingAddress }: Pick<StoredOrder, 'shippingAddress'>): string {
  return `${shippingAddress.firstName} ${shippingAddress.lastName}`
}
