interface Days {
  min: number
  max: number
}

/** "2–4 days", as an estimate is read; nothing where there is none. */
export function inDays(estimate: Days | null): string {
  if (!estimate) return ''
  const { min, max } = estimate
  if (!max) return 'Today'
  return min === max ? `${max} ${max === 1 ? 'day' : 'days'}` : `${min}–${max} days`
}
