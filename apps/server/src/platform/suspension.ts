/** Who suspended a store: an operator, or billing because it is not paid. */
export type SuspensionCause = 'operator' | 'billing'

interface Suspension {
  /** For the owner, one or two sentences. */
  reason: string
  /** ISO 8601. */
  since: string
}

export type Suspensions = Partial<Record<SuspensionCause, Suspension>>

/** Returns the suspension that the owner is shown: an operator's weighs more. */
export function shownSuspension({ operator, billing }: Suspensions) {
  if (operator) return { cause: 'operator' as const, ...operator }
  return billing && { cause: 'billing' as const, ...billing }
}
