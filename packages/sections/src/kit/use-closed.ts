import { useContext, useState, useSyncExternalStore } from 'react'
import { SectionModeContext } from './section-mode.ts'

/** Remembers for the visit that the shopper closed this bar, across pages. */
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

// Without storage, the bar appears again on the next page.
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
