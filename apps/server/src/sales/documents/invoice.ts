import { invoiceName } from '@vitrine/commerce/orders/invoice-name.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { toPercent } from '@vitrine/commerce/money/money.ts'
import { amountDue, hasMoved } from '@vitrine/commerce/orders/order-state.ts'
import { paymentOf } from '../orders/order-payment.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OrderDocument } from './order-document.ts'
import {
  aboutLine,
  answersOf,
  dayText,
  type DocumentFacts,
  ofStore,
  priceIn,
} from './order-facts.ts'

/** @throws if the order has no invoice yet */
export function invoiceOf(facts: DocumentFacts): OrderDocument {
  const { order, parts } = facts
  const { invoiceNumber, invoicedAt } = order
  if (invoiceNumber === null || !invoicedAt) throw new Refusal('not_found')
  const price = priceIn(order.currency)
  const name = invoiceName({ ...order, invoiceNumber })
  return {
    ...ofStore({ ...facts, seller: facts.invoiceSeller ?? facts.seller }),
    title: `Invoice ${name}`,
    heading: 'Invoice',
    facts: [
      ['Invoice number', name],
      ['Invoice date', dayText(facts, invoicedAt)],
      ['Order', orderName(order)],
      ['Ordered on', dayText(facts, order.createdAt)],
      ['Payment', paymentOf(order, order.paymentStatus).name],
      ...(order.taxId ? [['Tax ID of the customer', order.taxId] as const] : []),
    ],
    columns: ['Quantity', 'Price', 'Total'],
    lines: parts.lines.map((line) => ({
      name: line.name,
      about: aboutLine(line),
      cells: [String(line.quantity), price(line.unitPrice), price(line.total)],
    })),
    hasBoxes: false,
    sums: [...costs(facts), ...moved(facts)],
    notes: [
      ...answersOf(facts),
      ...(order.cancelledAt !== null ? [{ title: 'Cancelled', text: cancelled(facts) }] : []),
    ],
  }
}

function costs({ order }: DocumentFacts): OrderDocument['sums'] {
  const price = priceIn(order.currency)
  const names = order.discounts.map(({ code, title }) => code ?? title).join(', ')
  const taxes = order.taxes.map(({ name, rate, amount }) => ({
    label: `${order.taxIncluded ? 'of which ' : ''}${name} ${toPercent(rate)}%`,
    value: price(amount),
  }))
  const total = { label: 'Total', value: price(order.total), isTotal: true }
  return [
    { label: 'Subtotal', value: price(order.subtotal) },
    ...(order.discount
      ? [{ label: names ? `Discount (${names})` : 'Discount', value: price(-order.discount) }]
      : []),
    { label: shippingLabel(order), value: order.shipping ? price(order.shipping) : 'Free' },
    ...(order.paymentFee ? [{ label: 'Payment fee', value: price(order.paymentFee) }] : []),
    ...(order.taxIncluded ? [total, ...taxes] : [...taxes, total]),
  ]
}

function shippingLabel({ shippingRate }: DocumentFacts['order']): string {
  return shippingRate ? `Shipping (${shippingRate.name})` : 'Shipping'
}

function moved(facts: DocumentFacts): OrderDocument['sums'] {
  const {
    order,
    parts: { payments },
  } = facts
  const price = priceIn(order.currency)
  const rows = payments.filter(hasMoved).map(({ kind, amount, createdAt }) => ({
    label: `${kind === 'payment' ? 'Paid' : 'Given back'} on ${dayText(facts, createdAt)}`,
    value: price(kind === 'payment' ? -amount : amount),
  }))
  const due = order.cancelledAt !== null ? 0 : amountDue(order.total, payments)
  return due ? [...rows, { label: 'To be paid', value: price(due), isTotal: true }] : rows
}

function cancelled(facts: DocumentFacts): string {
  const { cancelledAt } = facts.order
  return `This order was cancelled${cancelledAt ? ` on ${dayText(facts, cancelledAt)}` : ''}.`
}
