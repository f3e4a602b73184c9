interface Days {
  min: number
  max: number
}

/** Formats an estimate: "2–4 days"; empty without one. */
export function inDays(estimate: Days | null): string {
  if (!estimate) return ''
  const { min, max } = estimate
  const span = min === max ? max : `${min}–${max}`
  return max ? `${span} day${span === 1 ? '' : 's'}` : 'Today'
}
