import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { cancelReasons } from '@vitrine/commerce/orders/order-state.ts'
import type { OrderEvent } from '@vitrine/contract/sales/order.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { oneOf } from '../../platform/ui/one-of.ts'
import { cancelReasonNames } from './cancel-reason-names.ts'

type Writer = (event: OrderEvent, currency: string) => string

const writers: Record<OrderEvent['kind'], Writer> = {
  placed: ({ actor }) => `${actor.name} placed the order`,
  payment: (event, currency) => `${sumOf(event, currency)} received`,
  authorised: (event, currency) => `${sumOf(event, currency)} authorised`,
  voided: (event, currency) => `${sumOf(event, currency)} released`,
  failed: (event, currency) =>
    inLines(`${failures[event.what ?? 'payment']} ${sumOf(event, currency)} failed`, event.text),
  oversold: ({ text }) => `Sold out before it was paid: ${text}`,
  refund: (event, currency) =>
    inLines(`${sumOf(event, currency)} refunded`, stockOf(event), event.text),
  fulfilment: ({ pieces, carrier }) =>
    `${countOf(pieces ?? 0, 'item')} fulfilled${carrier ? ` with ${carrier}` : ''}`,
  cancelled: (event) => {
    const reason = oneOf(cancelReasons, event.text ?? undefined) ?? 'other'
    return inLines(`Cancelled: ${cancelReasonNames[reason]}`, stockOf(event))
  },
  archived: () => 'Archived',
  reopened: () => 'Unarchived',
  customer: ({ text }) => `Changed: ${text}`,
  note: ({ text }) => text ?? '',
  mail: ({ text }) => text ?? '',
}

const failures: Record<NonNullable<OrderEvent['what']>, string> = {
  authorisation: 'Releasing',
  payment: 'Taking',
  refund: 'Refunding',
}

export function eventText(event: OrderEvent, currency: string): string {
  return writers[event.kind](event, currency)
}

function sumOf({ amount, method }: OrderEvent, currency: string): string {
  const by = method === null ? '' : ` (${method})`
  return `${formatPrice(amount ?? 0, currency)}${by}`
}

function stockOf({ restocked }: OrderEvent): string {
  return restocked ? `${countOf(restocked, 'item')} back in stock` : ''
}

function inLines(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join('\n')
}
