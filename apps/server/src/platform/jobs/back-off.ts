/** Pauses between tries, in milliseconds: one fewer than there are tries. */
export type BackOff = readonly number[]

const second = 1000
const minute = 60 * second

/** Nine tries, each pause three times the one before, the last within a day. */
export const dailyBackOff: BackOff = Array.from({ length: 8 }, (_, n) => 20 * second * 3 ** n)

/** Eight tries, which receivers of webhooks are told of: the last one a day after the first. */
export const webhookBackOff: BackOff = [1, 5, 15, 60, 180, 420, 760].map((n) => n * minute)

export function maxTries(backOff: BackOff): number {
  return backOff.length + 1
}

/**
 * How long to wait after so many tries, in milliseconds.
 * @param chance from 0 to 1 shifts it by up to a fifth, so that what failed together does not come
 *   back together; 0.5 shifts nothing
 */
export function pauseAfter(backOff: BackOff, tries: number, chance = 0.5): number {
  const pause = backOff[Math.min(tries, backOff.length) - 1]!
  return Math.round(pause * (0.8 + 0.4 * chance))
}
