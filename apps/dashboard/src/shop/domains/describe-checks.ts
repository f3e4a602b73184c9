import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { formatMomentWithSeconds } from '../../platform/ui/format-date.ts'

type Checks = Pick<StoreHost, 'checkedAt' | 'nextCheckAt'>

/** When a domain was checked, and when it will be. */
export function describeChecks({ checkedAt, nextCheckAt }: Checks, loadedAt: number): string {
  const last = checkedAt ? `Last check: ${formatMomentWithSeconds(checkedAt)}.` : 'Not checked yet.'
  if (!nextCheckAt) return last
  const isDue = Date.parse(nextCheckAt) <= loadedAt
  return `${last} Next check: ${isDue ? 'in a moment' : formatMomentWithSeconds(nextCheckAt)}.`
}
