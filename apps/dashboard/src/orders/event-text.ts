import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { cancelReasons } from '@vitrine/commerce/order-state.ts'
import type { OrderEvent } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'
import { oneOf } from '../ui/one-of.ts'
import { cancelReasonNames } from './cancel-reason-names.ts'
import { paymentMethodName } from './payment-method-name.ts'

/** One sentence about what happened. */
export function eventText(event: OrderEvent, currency: string): string {
  const text = event.text ?? ''
  switch (event.kind) {
    case 'placed':
      return `${event.actor.name} placed the order`
    case 'payment':
      return `${sum(event, currency)} received`
    case 'refund':
      return [`${sum(event, currency)} given back`, stockOf(event), text].filter(Boolean).join('\n')
    case 'fulfilment':
      return `${countOf(event.pieces ?? 0, 'piece')} sent${event.carrier ? ` with ${event.carrier}` : ''}`
    case 'cancelled': {
      const reason = cancelReasonNames[oneOf(cancelReasons, text) ?? 'other']
      return [`Cancelled: ${reason}`, stockOf(event)].filter(Boolean).join('\n')
    }
    case 'archived':
      return 'Archived'
    case 'reopened':
      return 'Opened again'
    case 'customer':
      return `Changed: ${text}`
    default:
      return text
  }
}

function sum({ amount, method }: OrderEvent, currency: string): string {
  const by = method === null ? '' : ` (${paymentMethodName(method)})`
  return `${formatPrice(amount ?? 0, currency)}${by}`
}

function stockOf({ restocked }: OrderEvent): string {
  return restocked ? `${countOf(restocked, 'piece')} back in stock` : ''
}
