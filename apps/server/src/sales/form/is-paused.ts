import type { HostStore } from '../../platform/hosts.ts'

/** A shop that was suspended can be looked at and takes no orders. */
export function isPaused({ status }: Pick<HostStore, 'status'>): boolean {
  return status === 'suspended'
}
