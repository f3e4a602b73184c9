import { type ListedLine, writeLineList } from '@vitrine/commerce/cart/line-list.ts'
import messageStyles from '@vitrine/sections/parts/message/message.module.css'

export function CarriedCart({ lines }: { lines: readonly ListedLine[] }) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <p className={messageStyles.banner}>
      {count === 1 ? '1 item' : `${count} items`} in your cart
      <a href={`/checkout?lines=${writeLineList(lines)}`} className="button">
        Checkout
      </a>
    </p>
  )
}
