interface Days {
  min: number
  max: number
}

/** Formats an estimate: "2–4 days"; empty without one. */
export function inDays(estimate: Days | null): string {
  if (!estimate) return ''
  const { min, max } = estimate
  if (!max) return 'Today'
  return min === max ? `${max} ${max === 1 ? 'day' : 'days'}` : `${min}–${max} days`
}
