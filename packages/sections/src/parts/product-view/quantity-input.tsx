import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { useState } from 'react'
import styles from './quantity-input.module.css'

interface QuantityInputProps {
  label: string
  value: number
  max?: number
  onChange: (quantity: number) => void
}

/** A whole number from 1. Invalid input leaves the value unchanged. */
export function QuantityInput({ label, value, max = maxQuantity, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    setTyped(undefined)
    if (value + by >= 1) onChange(Math.min(value + by, max))
  }
  return (
    <fieldset className={styles.quantity} aria-label={label}>
      <button type="button" aria-label="One less" disabled={value <= 1} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={1}
        max={max}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const quantity = Math.trunc(Number(target.value))
          if (quantity >= 1) onChange(Math.min(quantity, max))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label="One more" disabled={value >= max} onClick={() => step(1)}>
        +
      </button>
    </fieldset>
  )
}
