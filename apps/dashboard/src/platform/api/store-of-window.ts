import { storeHeader } from '@vitrine/contract/call/store-header.ts'

let storeOfWindow: string | undefined

/** Every call from this window is about this store, until the answer is called. */
export function stayWithStore(storeId: string): () => void {
  storeOfWindow = storeId
  return () => {
    if (storeOfWindow === storeId) storeOfWindow = undefined
  }
}

/** Puts the window's store on a request, where it stays with one. */
export function nameStore(request: Request | XMLHttpRequest) {
  if (storeOfWindow === undefined) return
  if (request instanceof XMLHttpRequest) request.setRequestHeader(storeHeader, storeOfWindow)
  else request.headers.set(storeHeader, storeOfWindow)
}
