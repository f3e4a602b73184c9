/** The API's maximum per call. */
const max = 100

/** Returns a valid count for a request; anything below 1 counts as unset. */
export function listCount(value: unknown, ifUnset: number): number {
  const isSet = typeof value === 'number' && value >= 1
  return isSet ? Math.min(Math.trunc(value), max) : ifUnset
}
