/** Pauses between tries, in milliseconds: one fewer than there are tries. */
export type BackOff = readonly number[]

const second = 1000
const minute = 60 * second

export const dailyBackOff: BackOff = Array.from({ length: 8 }, (_, n) => 20 * second * 3 ** n)

/** Eight tries, documented for receivers of webhooks: the last one a day after the first. */
export const webhookBackOff: BackOff = [1, 5, 15, 60, 180, 420, 760].map((n) => n * minute)

export function maxTries(backOff: BackOff): number {
  return backOff.length + 1
}

/**
 * Returns the pause after this many tries, in milliseconds.
 * @param chance from 0 to 1: jitter of up to a fifth, so that work that failed together is not
 * retried together; 0.5 adds none
 */
export function pauseAfter(backOff: BackOff, tries: number, chance = 0.5): number {
  const pause = backOff[Math.min(tries, backOff.length) - 1]!
  return Math.round(pause * (0.8 + 0.4 * chance))
}
