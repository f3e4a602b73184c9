import type { ReactNode } from 'react'
import { useMayChange } from '../session/auth-context.ts'

/** Shows what changes something, on screens that the role may not only look at. */
export function Changes({ children }: { children: ReactNode }) {
  return useMayChange() ? children : null
}
