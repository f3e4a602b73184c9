import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '../../kit/store-context.ts'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  name: string
  price: number
  buttons: RefObject<HTMLElement | null>
  onAdd: () => void
}

/** Shown on phones while the page's own button is out of view. */
export function BuyBar({ name, price, buttons, onAdd }: BuyBarProps) {
  const { currency } = useStore()
  const isAway = useIsAway(buttons)
  if (!isAway) return null
  return (
    <div className={styles.bar} data-bottom-bar>
      <p>
        <strong>{name}</strong>
        <span>{formatPrice(price, currency)}</span>
      </p>
      <button type="button" className="button" onClick={onAdd}>
        Add to Cart
      </button>
    </div>
  )
}

function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
