/** Owners think in kilograms, everything else in whole grams. */
export function gramsOf(kilograms: number | string): number | null {
  return kilograms === '' ? null : Math.round(Number(kilograms) * 1000)
}

export function kilogramsOf(grams: number | null): number | '' {
  return grams === null ? '' : grams / 1000
}
