import { storeHeader } from '@vitrine/contract/call/store-header.ts'

let storeOfWindow: string | undefined

/**
 * Pins this window's calls to the store.
 * @returns unpins
 */
export function stayWithStore(storeId: string): () => void {
  storeOfWindow = storeId
  return () => {
    if (storeOfWindow === storeId) storeOfWindow = undefined
  }
}

export function nameStore(request: Request | XMLHttpRequest) {
  if (storeOfWindow === undefined) return
  if (request instanceof XMLHttpRequest) request.setRequestHeader(storeHeader, storeOfWindow)
  else request.headers.set(storeHeader, storeOfWindow)
}
