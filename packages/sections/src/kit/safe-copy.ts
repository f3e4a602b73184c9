/** A copy that a saved `__proto__` cannot reach through. */
export function safeCopy(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key !== '__proto__'))
}
