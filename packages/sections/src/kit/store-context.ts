import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { createContext, type Context, useContext } from 'react'
import type { StoreCalls, StoreSource } from './store-queries.ts'

export const StoreCallsContext = createContext<StoreCalls | undefined>(undefined)
export const StoreContext = createContext<StoreInfo | undefined>(undefined)

export function useStoreCalls(): StoreCalls {
  return useRequired(StoreCallsContext)
}

export function useStore(): StoreInfo {
  return useRequired(StoreContext)
}

export function useStoreSource(): StoreSource {
  return { calls: useStoreCalls(), store: useStore() }
}

function useRequired<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('No store around.')
  return value
}
