const uniqueViolation = '23505'

/** Whether somebody else took a name after it was looked for: the database has it only once. */
export function isTakenMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === uniqueViolation) return true
  return isTakenMeanwhile(error.cause)
}
