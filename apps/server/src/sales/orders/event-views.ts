import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { OrderEvent } from '@vitrine/contract/sales/order.ts'
import { paymentOf } from './order-payment.ts'
import { mailNames } from '@vitrine/contract/shop/mail-names.ts'
import type { FoundOrder } from './change-order.ts'
import type { OrderParts, StoredEvent } from './queries.ts'

type Decimal = (minor: number) => number
type StoredMail = OrderParts['mails'][number]

const nothing = {
  amount: null,
  method: null,
  pieces: null,
  restocked: null,
  carrier: null,
  what: null,
  text: null,
}
const system = { kind: 'system', name: 'System' } as const

export function eventViews(
  { order, parts }: FoundOrder,
  names: ReadonlyMap<string, string>,
  decimal: Decimal,
): OrderEvent[] {
  const placed: OrderEvent = {
    ...nothing,
    id: order.id,
    kind: 'placed',
    at: order.createdAt.toISOString(),
    actor: { kind: 'shopper', name: fullName(order.shippingAddress) },
  }
  const later = [
    ...parts.events.map((event) => withMethodName(eventView(event, names, decimal), order)),
    ...parts.mails.filter(({ status }) => status === 'sent' || status === 'failed').map(mailView),
  ]
  const newestFirst = later.toReversed().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return [...newestFirst, placed]
}

function eventView(
  { id, kind, actor, data: { by, ...data }, createdAt }: StoredEvent,
  names: ReadonlyMap<string, string>,
  decimal: Decimal,
): OrderEvent {
  const { amount } = data
  return {
    ...nothing,
    ...data,
    ...(kind === 'mail' && { text: `${mailNames[data.text as 'order_confirmation']} sent again` }),
    amount: amount === undefined ? null : decimal(amount),
    id,
    kind,
    at: createdAt.toISOString(),
    actor: actorOf({ actor, by }, names),
  }
}

function actorOf(
  { actor, by }: { actor: string | null; by: string | undefined },
  names: ReadonlyMap<string, string>,
): OrderEvent['actor'] {
  if (by !== undefined) return { kind: 'provider', name: by }
  return actor === null ? system : { kind: 'owner', name: names.get(actor) ?? 'Owner' }
}

function withMethodName(event: OrderEvent, order: FoundOrder['order']): OrderEvent {
  if (event.method !== order.paymentMethod) return event
  return { ...event, method: paymentOf(order, order.paymentStatus).name }
}

function mailView({ id, kind, status, sentAt, createdAt, recipient }: StoredMail): OrderEvent {
  const name = mailNames[kind as keyof typeof mailNames] ?? 'Email'
  const to = recipient === null ? '' : ` to ${recipient}`
  return {
    ...nothing,
    id,
    kind: 'mail',
    at: (sentAt ?? createdAt).toISOString(),
    actor: system,
    text: status === 'sent' ? `${name} sent${to}` : `${name} could not be sent${to}`,
  }
}
