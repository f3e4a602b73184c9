import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { createContext, use } from 'react'

export const AuthContext = createContext<SignedInOwner | undefined>(undefined)
export const StoreContext = createContext<Store | undefined>(undefined)

/** Returns the signed-in owner; only below routes/protected.tsx. */
export function useAuth(): SignedInOwner {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth is for screens below the protected layout.')
  return auth
}

/** Returns the selected store; only below routes/with-store.tsx. */
export function useCurrentStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useCurrentStore is for screens below the store layout.')
  return store
}
