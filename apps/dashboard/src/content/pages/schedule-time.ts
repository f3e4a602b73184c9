const full = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

export function timeZone(): string {
  return full.resolvedOptions().timeZone.replaceAll('_', ' ')
}

const pad = (part: number) => String(part).padStart(2, '0')

/** Formats for `datetime-local`: local time, to the minute. */
export function localTime(moment: Date | string): string {
  const date = new Date(moment)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** @returns the error message, null for a valid time */
export function checkTime(time: string, now = new Date()): string | null {
  const chosen = new Date(time)
  if (Number.isNaN(chosen.getTime())) return 'Choose a day and a time.'
  return chosen > now ? null : 'Choose a time in the future.'
}

export function describeTime(time: string): string {
  return full.format(new Date(time))
}
