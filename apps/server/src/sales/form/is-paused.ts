import type { HostStore } from '../../platform/hosts.ts'

/** Suspended stores can be visited but take no orders. */
export function isPaused({ status }: Pick<HostStore, 'status'>): boolean {
  return status === 'suspended'
}
