import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { createContext, useContext } from 'react'
import type { StoreCalls, StoreSource } from './store-queries.ts'

export const StoreCallsContext = createContext<StoreCalls | undefined>(undefined)
export const StoreContext = createContext<StoreInfo | undefined>(undefined)

export function useStoreCalls(): StoreCalls {
  const calls = useContext(StoreCallsContext)
  if (!calls) throw new Error('Sections need a StoreCallsContext above them.')
  return calls
}

export function useStore(): StoreInfo {
  const store = useContext(StoreContext)
  if (!store) throw new Error('Sections need a StoreContext above them.')
  return store
}

export function useStoreSource(): StoreSource {
  return { calls: useStoreCalls(), store: useStore() }
}
