import {
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/orders/order-state.ts'
import { deliveries } from '@vitrine/contract/sales/order-filter.ts'
import { oneOf } from '../../platform/ui/one-of.ts'
import { orderTabs } from './order-tabs.tsx'

export const filterNames = [
  'search',
  'tab',
  'payment',
  'fulfilment',
  'status',
  'delivery',
  'from',
  'to',
  'min',
  'max',
] as const

type Values = Record<(typeof filterNames)[number], string | undefined>

/**
 * Converts filters to the call's input. Days are in the owner's time zone; invalid values are
 * dropped.
 */
export function orderFilter(values: Values) {
  return {
    search: values.search?.slice(0, 200),
    tab: oneOf(orderTabs, values.tab),
    payment: oneOf(paymentStatuses, values.payment),
    fulfilment: oneOf(fulfilmentStatuses, values.fulfilment),
    status: oneOf(orderStatuses, values.status),
    delivery: oneOf(deliveries, values.delivery),
    placedFrom: momentOf(values.from, 0),
    placedBefore: momentOf(values.to, 1),
    minTotal: amountOf(values.min),
    maxTotal: amountOf(values.max),
  }
}

function momentOf(day: string | undefined, later: number): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '')
  if (!match) return undefined
  const moment = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + later)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

function amountOf(text: string | undefined): number | undefined {
  const amount = Number(text)
  return text && amount >= 0 && amount <= 1_000_000_000 ? amount : undefined
}
