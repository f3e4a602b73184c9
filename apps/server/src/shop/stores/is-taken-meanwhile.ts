const uniqueViolation = '23505'

/** Detects the unique violation of a name that another request took after the check. */
export function isTakenMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === uniqueViolation) return true
  return isTakenMeanwhile(error.cause)
}
