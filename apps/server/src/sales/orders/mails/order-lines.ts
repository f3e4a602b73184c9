import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import type { MailItem } from '../../../post/letter/mail-parts.ts'
import type { MailedOrder } from './mailed-order.ts'
import { absoluteUrl } from '../../../post/letter/store-frame.ts'

interface ShownLine {
  name: string
  options: Record<string, string>
  image: string | null
  quantity: number
}

export function itemOf(
  { name, options, image, quantity }: ShownLine,
  origin: string,
  value = '',
): MailItem {
  return {
    label: `${quantity} × ${name}`,
    options: Object.values(options).join(', '),
    image: image ? absoluteUrl(smallest(image), origin) : undefined,
    value,
  }
}

/** Uses the smallest size of our own images. */
function smallest(image: string): string {
  return mediaImage(image)?.srcSet.split(' ')[0] ?? image
}

export function someItems(
  { parts }: Pick<MailedOrder, 'parts'>,
  some: readonly { lineId: string; quantity: number }[],
  origin: string,
): MailItem[] {
  return some.flatMap(({ lineId, quantity }) => {
    const line = parts.lines.find(({ id }) => id === lineId)
    return line ? [itemOf({ ...line, quantity }, origin)] : []
  })
}

export function countText(some: readonly { quantity: number }[]): string {
  const count = some.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
