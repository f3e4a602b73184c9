const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const seconds = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export function formatDay(timestamp: string): string {
  return day.format(new Date(timestamp))
}

export function formatMoment(timestamp: string): string {
  return `${formatDay(timestamp)}, ${time.format(new Date(timestamp))}`
}

export function formatMomentWithSeconds(timestamp: string): string {
  return `${formatDay(timestamp)}, ${seconds.format(new Date(timestamp))}`
}
