import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import { useIsHydrating } from '../../kit/use-is-hydrating.ts'
import styles from './navbar.module.css'

export function CartButton({ counter }: { counter: boolean }) {
  const { openCart, cartCount } = useContext(StorefrontActionsContext)
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.read, () => 0)
  const rises = useRises(count, cartCount.atFirst)
  const label = count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Icon name="bag" />
      {counter && count > 0 && (
        // A new key restarts the animation.
        <span key={rises} className={rises ? `${styles.badge} ${styles.rising}` : styles.badge}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

/** The last count shown, across pages. */
let shown: number | undefined

function useRises(count: number, atFirst: number): number {
  const isHydrating = useIsHydrating()
  const before = useRef(shown ?? atFirst)
  const [rises, setRises] = useState(0)
  useEffect(() => {
    if (isHydrating) return
    if (count > before.current) setRises((number) => number + 1)
    before.current = shown = count
  }, [count, isHydrating])
  return rises
}
