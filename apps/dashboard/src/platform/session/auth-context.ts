import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import { hasRight, type Right, type Role } from '@vitrine/contract/call/role.ts'
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

/** Returns the role in the selected store; only below routes/with-store.tsx. */
export function useRole(): Role {
  const { role } = useAuth()
  if (!role) throw new Error('useRole is for screens below the store layout.')
  return role
}

/**
 * Whether the role includes the right; the server decides with each call. Keys and webhooks are
 * closed to operators who work as the owner.
 */
export function useHasRight(right: Right): boolean {
  const { visit } = useAuth()
  const isBarred = visit !== null && right.startsWith('developers:')
  return hasRight(useRole(), right) && !isBarred
}

/** False on a screen that the role may only look at. */
export const ChangeContext = createContext(true)

export function useMayChange(): boolean {
  return use(ChangeContext)
}
