import { useContext, useSyncExternalStore } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'

/** Returns true if autoplay is allowed: not on the canvas, on the server or with reduced motion. */
export function useMayMove(): boolean {
  const isShop = useContext(SectionModeContext) === 'shop'
  return useSyncExternalStore(neverChanges, isMotionWelcome, () => false) && isShop
}

const neverChanges = () => () => {}
const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
