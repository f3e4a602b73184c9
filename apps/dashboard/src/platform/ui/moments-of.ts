import { formatMoment, formatMomentWithSeconds } from './format-date.ts'

export function momentsOf(timestamps: readonly string[]): string[] {
  const moments = timestamps.map(formatMoment)
  return moments.map((moment, index) => {
    const isAlone = moments.indexOf(moment) === moments.lastIndexOf(moment)
    return isAlone ? moment : formatMomentWithSeconds(timestamps[index]!)
  })
}
