import { createAttemptLimit } from '../platform/attempt-limit.ts'

/** Calls that one key may make in a minute, in each process. */
export const mostCallsEachMinute = 300

export function createApiKeyLimit(now: () => Date) {
  return createAttemptLimit({ most: mostCallsEachMinute, within: 60_000, now })
}
