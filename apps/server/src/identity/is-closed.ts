import type { HostStore } from '../platform/hosts.ts'

/** Whether only those see the shop who have a link, its password or a share in it. */
export function isClosed({ status, passwordHash }: Pick<HostStore, 'status' | 'passwordHash'>) {
  return status === 'draft' || Boolean(passwordHash)
}
