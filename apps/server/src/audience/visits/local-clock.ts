import { dayIn } from '@vitrine/commerce/places/time-zone.ts'

interface LocalHour {
  day: string
  /** 0 to 23. */
  hour: number
}

const quarter = 900_000

/** Returns day and hour in a time zone; formats each only once a quarter of an hour. */
export function createLocalClock(now: () => Date): (timeZone: string) => LocalHour {
  let ends = 0
  let known = new Map<string, LocalHour>()
  return (timeZone) => {
    const time = now().getTime()
    if (time >= ends || time < ends - quarter) {
      known = new Map()
      ends = (Math.floor(time / quarter) + 1) * quarter
    }
    const found = known.get(timeZone) ?? localHour(timeZone, new Date(time))
    known.set(timeZone, found)
    return found
  }
}

function localHour(timeZone: string, moment: Date): LocalHour {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return { day: dayIn(timeZone, moment), hour: Number(hour.format(moment)) }
}
