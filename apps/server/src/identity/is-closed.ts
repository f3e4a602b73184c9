import type { HostStore } from '../platform/hosts.ts'

export function isClosed({ status, passwordHash }: Pick<HostStore, 'status' | 'passwordHash'>) {
  return status === 'draft' || Boolean(passwordHash)
}
