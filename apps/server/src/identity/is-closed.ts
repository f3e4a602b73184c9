import type { HostStore } from '../platform/host-store.ts'

export function isClosed({ status, passwordHash }: Pick<HostStore, 'status' | 'passwordHash'>) {
  return status === 'draft' || Boolean(passwordHash)
}
