import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { paymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import type { ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { amountsView } from '../pricing/amounts-view.ts'
import { findForm } from '../form/find-form.ts'
import { findOrderByToken, listLinesOf, listPaymentsOf } from './order-queries.ts'
import { paymentOf } from '../orders/order-payment.ts'
import { writeThanks } from './write-thanks.ts'

export async function getShopperOrder(tx: StoreTransaction, token: string): Promise<ShopperOrder> {
  const order = await findOrderByToken(tx, token)
  if (!order) throw new Refusal('not_found')
  const [lines, payments, form] = await Promise.all([
    listLinesOf(tx, order.id),
    listPaymentsOf(tx, order.id),
    findForm(tx),
  ])
  const decimal = (minor: number) => toDecimal(minor, order.currency)
  return {
    orderNumber: order.number,
    orderName: orderName(order),
    token: order.token,
    createdAt: order.createdAt.toISOString(),
    currency: order.currency,
    email: order.email,
    shippingAddress: order.shippingAddress,
    lines: lines.map(({ unitPrice, total, discount, ...line }) => ({
      ...line,
      unitPrice: decimal(unitPrice),
      total: decimal(total),
      discount: decimal(discount),
    })),
    shippingRate: order.shippingRate && {
      ...order.shippingRate,
      price: decimal(order.shippingRate.price),
    },
    ...amountsView(order),
    answers: order.answers,
    thanks: writeThanks(form, order, formatPrice(decimal(order.total), order.currency)),
    payment: paymentOf(order, paymentStatus(order.total, payments)),
  }
}
