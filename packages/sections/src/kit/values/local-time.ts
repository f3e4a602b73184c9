const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Returns true for a day and a time that exist, such as `2026-12-24T18:00`. */
export function isLocalTime(value: unknown): value is string {
  if (typeof value !== 'string' || !written.test(value)) return false
  const moment = new Date(`${value}Z`)
  // The 31st of June would be the 1st of July.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}
