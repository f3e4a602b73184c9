interface DateStyle {
  language: string
  /** IANA; null follows the browser. */
  timeZone: string | null
}

let formats = formatsOf({ language: 'en-GB', timeZone: null })

/** Writes all dates and times as the signed-in owner chose. */
export function writeDatesAs(style: DateStyle): void {
  if (style.language !== formats.language || style.timeZone !== formats.timeZone)
    formats = formatsOf(style)
}

export function formatDay(timestamp: string): string {
  return formats.day.format(new Date(timestamp))
}

export function formatTime(timestamp: string): string {
  return formats.time.format(new Date(timestamp))
}

export function formatMoment(timestamp: string): string {
  return `${formatDay(timestamp)}, ${formatTime(timestamp)}`
}

export function formatMomentWithSeconds(timestamp: string): string {
  return `${formatDay(timestamp)}, ${formats.seconds.format(new Date(timestamp))}`
}

function formatsOf({ language, timeZone }: DateStyle) {
  const zone = timeZone === null ? {} : { timeZone }
  const time = { ...zone, hour: '2-digit', minute: '2-digit' } as const
  return {
    language,
    timeZone,
    day: new Intl.DateTimeFormat(language, {
      ...zone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
    time: new Intl.DateTimeFormat(language, time),
    seconds: new Intl.DateTimeFormat(language, { ...time, second: '2-digit' }),
  }
}
