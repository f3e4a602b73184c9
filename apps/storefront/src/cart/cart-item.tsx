import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import type { MouseEvent } from 'react'
import styles from './cart-drawer.module.css'
import { changeQuantity, dropLine } from './cart-store.ts'
import { LineImage } from './line-image.tsx'
import { lineProblem } from './line-problem.ts'
import { QuantityInput } from '@vitrine/sections/parts/product-view/quantity-input.tsx'
import type { QuoteLine } from './use-quote.ts'

interface CartItemProps {
  line: CartLine
  quoted: QuoteLine | undefined
  onFollow: () => void
}

export function CartItem({ line, quoted, onFollow }: CartItemProps) {
  const { currency } = useStore()
  const problem = quoted && lineProblem(quoted)
  const isGone = quoted?.problem === 'unavailable'
  const price = quoted && !isGone ? quoted.unitPrice : line.price

  /**
   * The button is removed with its line, so the focus goes to the dialog's title, which counts the
   * items.
   */
  function handleRemove({ currentTarget }: MouseEvent) {
    const title = currentTarget.closest('dialog')?.querySelector('h2')
    dropLine(line)
    title?.focus()
  }

  return (
    <li className={styles.line}>
      <LineImage src={line.productImage} />
      <div className={styles.text}>
        <p className={styles.name}>
          {quoted?.slug ? (
            <a href={`/product/${quoted.slug}`} onClick={onFollow}>
              {line.name}
            </a>
          ) : (
            line.name
          )}
        </p>
        {Object.entries(line.selectedAttributes).map(([name, value]) => (
          <p key={name} className={styles.option}>
            {name}: {value}
          </p>
        ))}
        <p className={styles.price}>{formatPrice(price, currency)}</p>
        {price !== line.price && (
          <p className={styles.notice}>
            It was {formatPrice(line.price, currency)} when you added it
          </p>
        )}
        {problem && (
          <div role="alert" className={styles.problem}>
            <p className={styles.notice}>{problem}</p>
            {!!quoted.available && (
              <button
                type="button"
                className={styles.remove}
                onClick={() => changeQuantity(line, quoted.available!)}
              >
                Take {quoted.available}
              </button>
            )}
          </div>
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
