import type { DomainRecord } from '@vitrine/contract/shop/store-domains.ts'

export interface Observed {
  mark: 'right' | 'wrong' | 'none'
  text: string
}

/** What the last check saw of a record. */
export function describeObserved(
  { ok, observed, optional }: Pick<DomainRecord, 'ok' | 'observed' | 'optional'>,
  isChecked: boolean,
): Observed {
  if (!isChecked) return { mark: 'none', text: 'Not checked yet' }
  if (ok) return { mark: 'right', text: rightText(observed) }
  if (optional) return { mark: 'none', text: observed ?? 'Nothing' }
  return { mark: 'wrong', text: observed ?? 'Nothing' }
}

/** A key is not read, only compared. */
function rightText(observed: string | null): string {
  if (observed === null) return 'Not needed: another record does this'
  return observed.length > 200 ? 'The right value' : observed
}
