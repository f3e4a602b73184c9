import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { deliveryParts } from './delivery-parts.ts'
import type { Mail } from '../../../post/mail.ts'
import { mailToShopper, type OrderFacts } from './order-mail.ts'
import { countText, someItems } from './order-lines.ts'
import { greeting } from '../../../post/letter/typed-words.ts'

type Parcel = OrderFacts['parts']['fulfilments'][number]
type Share = 'all' | 'part' | 'rest'

export async function orderShippedMail(
  facts: OrderFacts,
  fulfilmentId: string,
): Promise<Mail | undefined> {
  const { order, parts, frame } = facts
  const parcel = parts.fulfilments.find(({ id }) => id === fulfilmentId)
  if (!parcel) return undefined
  const share = shareOf(facts, parcel)
  const heading = `${ordersShare[share]} ${orderName(order)} ${
    order.shippingRate?.pickup ? 'is ready for pickup' : 'is on its way'
  }`
  return await mailToShopper(facts, {
    subject: heading,
    heading,
    parts: [
      { text: `${greeting(order.shippingAddress)}, ${sentence(facts, parcel, share)}` },
      { items: someItems(facts, parcel.lines, frame.origin) },
      ...deliveryParts(order, { isReady: true }),
    ],
    ...(parcel.trackingUrl && { button: { label: 'Track parcel', link: parcel.trackingUrl } }),
  })
}

const ordersShare: Record<Share, string> = {
  all: 'Your order',
  part: 'Part of your order',
  rest: 'The rest of your order',
}

function shareOf({ order, parts }: OrderFacts, parcel: Parcel): Share {
  const isLast = order.fulfilmentStatus === 'fulfilled' && parts.fulfilments.at(-1) === parcel
  if (!isLast) return 'part'
  return parts.fulfilments.length === 1 ? 'all' : 'rest'
}

function sentence({ order }: OrderFacts, { lines, carrier }: Parcel, share: Share): string {
  const count = countText(lines)
  const isOne = count.startsWith('1 ')
  if (order.shippingRate?.pickup)
    return `${count} of your order ${isOne ? 'is' : 'are'} ready for pickup.${
      share === 'part' ? ' We email you when the rest is ready.' : ''
    }`
  const how = carrier ? ` with ${carrier}` : ''
  return `${count} shipped${how}.${share === 'part' ? ' We email you when the rest ships.' : ''}`
}
