import type { HostStore } from '../../platform/hosts.ts'

export function isPaused({ status }: Pick<HostStore, 'status'>): boolean {
  return status === 'suspended'
}
