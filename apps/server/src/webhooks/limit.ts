import { createAttemptLimit } from '../platform/attempt-limit.ts'

/** Of what an owner has sent by hand: by button nobody is to be flooded in a store's name. */
export function createResendLimit(now: () => Date) {
  return createAttemptLimit({ most: 30, within: 60_000, now })
}
