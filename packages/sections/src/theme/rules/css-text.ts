type Values = Readonly<Record<string, string | number | undefined>>

/** Writes one rule; undefined values are left out. */
export function rule(selector: string, values: Values): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return `${selector}{${set.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** Rules that the style of a section still overrides. */
export function inBase(rules: string): string {
  return rules && `@layer base{${rules}}`
}
