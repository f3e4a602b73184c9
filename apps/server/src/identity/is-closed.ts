import type { HostStore } from '../platform/host-store.ts'

/** Whether everyone sees the same pages. */
export function isOpen(store: Pick<HostStore, 'status' | 'passwordHash'>) {
  return store.status === 'live' && !isClosed(store)
}

export function isClosed({ status, passwordHash }: Pick<HostStore, 'status' | 'passwordHash'>) {
  return status === 'draft' || Boolean(passwordHash)
}
