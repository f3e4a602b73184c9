import { useRef, type RefObject } from 'react'
import styles from './product.module.css'
import { QuantityInput } from './quantity-input.tsx'

interface BuyButtonsProps {
  productId: string
  isInStock: boolean
  quantity: number
  available: number
  hasQuantity: boolean
  hasBuyNow: boolean
  /** Counts purchases without all options, so that screen readers announce a repeated alert. */
  attempts: number
  buttons?: RefObject<HTMLDivElement | null>
  onQuantity: (quantity: number) => void
  /** Returns true if it was added. */
  onAdd: () => boolean
  onBuyNow: () => void
}

export function BuyButtons(props: BuyButtonsProps) {
  const { isInStock, available, attempts, onAdd } = props
  const own = useRef<HTMLDivElement>(null)
  const buttons = props.buttons ?? own
  const amount = Math.min(props.quantity, Math.max(available, 1))
  return (
    <>
      {attempts > 0 && (
        <p key={attempts} role="alert" className={styles.alert}>
          Please select all options
        </p>
      )}
      <div ref={buttons} className={styles.buy} data-buys={props.productId}>
        {props.hasQuantity && (
          <QuantityInput
            label="Quantity"
            value={amount}
            max={available}
            onChange={props.onQuantity}
          />
        )}
        <button
          type="button"
          className="button"
          disabled={!isInStock}
          onClick={() => {
            // On phones the toast at the bottom would cover the button.
            if (onAdd()) buttons.current?.scrollIntoView({ block: 'nearest' })
          }}
        >
          {isInStock ? 'Add to Cart' : 'Sold out'}
        </button>
        {props.hasBuyNow && (
          <button
            type="button"
            className="button button-secondary"
            disabled={!isInStock}
            onClick={() => {
              if (onAdd()) props.onBuyNow()
            }}
          >
            Buy Now
          </button>
        )}
      </div>
      {isInStock && amount >= available && (
        <output className={styles.left}>Only {available} left</output>
      )}
    </>
  )
}
