const minute = 60_000

/** Minutes before each further try: eight tries in all, the last one a day after the first. */
const pauses = [1, 5, 15, 60, 180, 420, 760]

export const mostTries = pauses.length + 1

/**
 * How long to wait after so many tries, in milliseconds. Up to a fifth more or less, so that what
 * failed together does not come back together.
 * @param chance from 0 to 1
 */
export function pauseAfter(tries: number, chance: number): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1]! * minute
  return Math.round(pause * (0.8 + 0.4 * chance))
}
