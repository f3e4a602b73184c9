interface Days {
  from: string
  to: string
}

interface Problem {
  field: keyof Days
  sentence: string
}

const maxDays = 3660
const dayMs = 86_400_000

/** Says what the server would, before it is asked. @param today in the shop's time zone */
export function daysProblem({ from, to }: Days, today: string): Problem | undefined {
  if (to > today) return { field: 'to', sentence: 'Choose a day up to today.' }
  if (from > to)
    return { field: 'from', sentence: 'Choose a first day that is not after the last one.' }
  if ((Date.parse(to) - Date.parse(from)) / dayMs >= maxDays)
    return { field: 'from', sentence: 'Choose ten years at most.' }
  return undefined
}

/** Each digit makes another day: before 2000, the year is not typed to its end. */
export function isTypedToEnd(day: string): boolean {
  return day >= '2000-01-01'
}
