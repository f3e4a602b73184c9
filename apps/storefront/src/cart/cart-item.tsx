import type { CartLine } from '@vitrine/commerce/cart.ts'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { useStore } from '@vitrine/sections/store-context.ts'
import type { MouseEvent } from 'react'
import styles from './cart-drawer.module.css'
import { changeQuantity, dropLine } from './cart-store.ts'
import { LinePicture } from './line-picture.tsx'
import { lineProblem } from './line-problem.ts'
import { QuantityInput } from '@vitrine/sections/product-view/quantity-input.tsx'
import type { QuoteLine } from './use-quote.ts'

interface CartItemProps {
  line: CartLine
  /** The same line as the server prices it. */
  quoted: QuoteLine | undefined
}

export function CartItem({ line, quoted }: CartItemProps) {
  const { currency } = useStore()
  const problem = quoted && lineProblem(quoted)
  const isGone = quoted?.problem === 'unavailable'
  const price = quoted && !isGone ? quoted.unitPrice : line.price

  /** The button is gone with its line; the dialog's title says how many items are left. */
  function handleRemove({ currentTarget }: MouseEvent) {
    const title = currentTarget.closest('dialog')?.querySelector('h2')
    dropLine(line)
    title?.focus()
  }

  return (
    <li className={styles.line}>
      <LinePicture src={line.productImage} />
      <div className={styles.text}>
        <p className={styles.name}>{line.name}</p>
        {Object.entries(line.selectedAttributes).map(([name, value]) => (
          <p key={name} className={styles.option}>
            {name}: {value}
          </p>
        ))}
        <p className={styles.price}>{formatPrice(price, currency)}</p>
        {price !== line.price && (
          <p className={styles.notice}>Price changed, it was {formatPrice(line.price, currency)}</p>
        )}
        {problem && (
          <p role="alert" className={styles.notice}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <QuantityInput
            label={`Quantity of ${line.name}`}
            value={line.quantity}
            onChange={(quantity) => changeQuantity(line, quantity)}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${line.name}`}
            onClick={handleRemove}
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  )
}
