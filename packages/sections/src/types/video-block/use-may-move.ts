import { useContext, useSyncExternalStore } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'

/**
 * Whether something may begin to move by itself: not on the canvas, not for shoppers who want
 * stillness, and not on the server, where nobody has been asked.
 */
export function useMayMove(): boolean {
  const isShop = useContext(SectionModeContext) === 'shop'
  return useSyncExternalStore(neverChanges, isMotionWelcome, () => false) && isShop
}

const neverChanges = () => () => {}
const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
