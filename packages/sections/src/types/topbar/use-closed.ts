import { useContext, useState, useSyncExternalStore } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'

/** Whether the shopper closed this bar during the visit, also on a page before. */
export function useClosed(id: string): [isClosed: boolean, close: () => void] {
  const isShop = useContext(SectionModeContext) === 'shop'
  const [isClosedNow, setClosedNow] = useState(false)
  const wasClosed = useSyncExternalStore(
    neverChanges,
    () => isShop && readClosed(id),
    () => false,
  )
  const close = () => {
    setClosedNow(true)
    if (isShop) keepClosed(id)
  }
  return [isClosedNow || wasClosed, close]
}

const neverChanges = () => () => {}
const keyOf = (id: string) => `closed:${id}`

// A browser that keeps nothing shows the bar on the next page again.
function readClosed(id: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null
  } catch {
    return false
  }
}

function keepClosed(id: string) {
  try {
    sessionStorage.setItem(keyOf(id), '')
  } catch {
    return
  }
}
