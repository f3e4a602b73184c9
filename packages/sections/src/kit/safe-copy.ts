/** Copies without a saved `__proto__`, which could change the prototype. */
export function safeCopy(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key !== '__proto__'))
}
