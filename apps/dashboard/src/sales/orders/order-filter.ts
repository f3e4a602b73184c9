import {
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/orders/order-state.ts'
import { isId } from '@vitrine/commerce/cart/line-list.ts'
import { startOfDay } from '@vitrine/commerce/places/time-zone.ts'
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
  'product',
  'category',
  'discount',
  'country',
  'source',
  'campaign',
  'sold',
  'refundedFrom',
  'refundedTo',
] as const

type Values = Record<(typeof filterNames)[number], string | undefined>

/**
 * Converts filters to the call's input. Days are in the owner's time zone, those of a report in the
 * shop's; invalid values are dropped.
 */
export function orderFilter(values: Values, timeZone: string) {
  const isReport = values.sold === 'yes'
  const moment = (day: string | undefined, later: number) =>
    isReport ? startIn(timeZone, day, later) : momentOf(day, later)
  return {
    search: values.search?.slice(0, 200),
    tab: oneOf(orderTabs, values.tab),
    payment: oneOf(paymentStatuses, values.payment),
    fulfilment: oneOf(fulfilmentStatuses, values.fulfilment),
    status: oneOf(orderStatuses, values.status),
    delivery: oneOf(deliveries, values.delivery),
    placedFrom: moment(values.from, 0),
    placedBefore: moment(values.to, 1),
    minTotal: amountOf(values.min),
    maxTotal: amountOf(values.max),
    productId: idOf(values.product),
    categoryId: idOf(values.category),
    discountId: idOf(values.discount),
    country: /^[A-Z]{2}$/.test(values.country ?? '') ? values.country : undefined,
    source: values.source?.slice(0, 100),
    campaign: values.campaign?.slice(0, 100),
    refundedFrom: startIn(timeZone, values.refundedFrom, 0),
    refundedBefore: startIn(timeZone, values.refundedTo, 1),
    cancelled: isReport ? false : undefined,
  }
}

function idOf(text: string | undefined): string | undefined {
  return text !== undefined && isId(text) ? text : undefined
}

function startIn(timeZone: string, day: string | undefined, later: number): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '') || Number.isNaN(Date.parse(day!))) return undefined
  return startOfDay(timeZone, day!, later).toISOString()
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
