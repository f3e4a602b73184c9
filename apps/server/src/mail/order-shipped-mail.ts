import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { Mail } from './mail.ts'
import { addressLines, lineRows, mailToShopper, type OrderFacts } from './order-mail.ts'

/** What is on its way, and how to follow it. */
export async function orderShippedMail(
  facts: OrderFacts,
  fulfilmentId: string,
): Promise<Mail | undefined> {
  const { order, parts, store } = facts
  const parcel = parts.fulfilments.find(({ id }) => id === fulfilmentId)
  if (!parcel) return undefined
  const { carrier, trackingUrl } = parcel
  const isAll = order.fulfilmentStatus === 'fulfilled' && parts.fulfilments.length === 1
  const how = carrier ? ` with ${carrier}` : ''
  const sentence = `Hello ${firstNameOf(order.shippingAddress)}, ${store.name} has sent ${
    isAll ? 'your order' : 'a part of your order'
  }${how}.`
  return await mailToShopper(facts, {
    heading: `Your order #${order.number} is on its way`,
    parts: [
      { text: sentence },
      { rows: lineRows(facts, parcel.lines) },
      { title: 'Sent to', lines: addressLines(order.shippingAddress) },
    ],
    ...(trackingUrl && { button: { label: 'Follow the parcel', link: trackingUrl } }),
  })
}
