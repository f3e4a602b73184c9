import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
import { StorefrontActionsContext } from '../storefront-actions.ts'
import { useIsHydrating } from '../use-is-hydrating.ts'
import styles from './navbar.module.css'

const animation = 500

export function CartButton({ counter }: { counter: boolean }) {
  const { openCart, cartCount } = useContext(StorefrontActionsContext)
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.read, () => 0)
  const isRising = useRising(count, cartCount.atFirst)
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
        <span className={isRising ? `${styles.badge} ${styles.rising}` : styles.badge}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

/** The count that the badge showed last, also before another page showed it anew. */
let shown: number | undefined

/** True for half a second after the count rose, also when it rose before the button was alive. */
function useRising(count: number, atFirst: number): boolean {
  const isHydrating = useIsHydrating()
  const before = useRef(shown ?? atFirst)
  const [isRising, setRising] = useState(false)
  useEffect(() => {
    if (isHydrating) return undefined
    const rose = count > before.current
    before.current = shown = count
    if (!rose) return undefined
    setRising(true)
    const timer = setTimeout(() => setRising(false), animation)
    return () => clearTimeout(timer)
  }, [count, isHydrating])
  return isRising
}
