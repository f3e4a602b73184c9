const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** @param day of the shop's calendar, as 2026-11-26; anything else is shown as nothing */
export function shownDate(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? format.format(new Date(day))
    : ''
}
