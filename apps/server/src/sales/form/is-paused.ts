import type { HostStore } from '../../platform/host-store.ts'

export function isPaused({ status }: Pick<HostStore, 'status'>): boolean {
  return status === 'suspended'
}
