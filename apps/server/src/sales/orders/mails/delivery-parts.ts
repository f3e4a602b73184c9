import type { OfferedRate } from '@vitrine/commerce/shipping/shipping.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { MailPart } from '../../../post/letter/mail-parts.ts'
import { addressLines } from './order-mail.ts'
import { typedLine } from '../../../post/letter/typed-words.ts'

interface Delivered {
  shippingAddress: StoredAddress
  /** Null for an order from before it was kept. */
  shippingRate: OfferedRate | null
}

/**
 * Where it goes and how, or where and when it is picked up.
 * @param isReady leaves out how long that takes
 */
export function deliveryParts(
  { shippingAddress, shippingRate }: Delivered,
  { isReady = false } = {},
): MailPart[] {
  const pickup = shippingRate?.pickup
  if (pickup) return [pickupPart(shippingRate, isReady ? { ...pickup, readyIn: '' } : pickup)]
  const to = { title: 'Shipping address', lines: addressLines(shippingAddress).map(typedLine) }
  if (!shippingRate) return [to]
  const { name, estimate } = shippingRate
  const days = estimate && `Estimated delivery: ${daysText(estimate)} after it ships`
  return [to, { title: 'Shipping method', lines: [name, ...(days ? [days] : [])] }]
}

function pickupPart(
  { name }: OfferedRate,
  { address, hours, readyIn }: NonNullable<OfferedRate['pickup']>,
): MailPart {
  const lines = [name, ...address.split('\n'), ...hours.split('\n'), ...readyIn.split('\n')]
  return { title: 'Pickup', lines: lines.map((line) => line.trim()).filter(Boolean) }
}

function daysText({ min, max }: NonNullable<OfferedRate['estimate']>): string {
  const days = min === max ? String(max) : `${min}–${max}`
  return `${days} ${max === 1 ? 'day' : 'days'}`
}
