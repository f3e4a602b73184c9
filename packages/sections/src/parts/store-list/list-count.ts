/** What one call gives at most. */
const most = 100

/** How many entries a list asks for. Whatever is no number of at least 1 counts as not set. */
export function listCount(value: unknown, ifUnset: number): number {
  const isSet = typeof value === 'number' && value >= 1
  return isSet ? Math.min(Math.trunc(value), most) : ifUnset
}
