import { createAttemptLimit } from '../platform/attempt-limit.ts'

const minutes = 60_000

export type SignInLimits = ReturnType<typeof createSignInLimits>

/** Guesses are counted by account, so a forwarded header that changes does not help a guesser. */
export function createSignInLimits(now: () => Date) {
  return {
    guesses: createAttemptLimit({ most: 10, within: 15 * minutes, now }),
    confirmations: createAttemptLimit({ most: 3, within: 60 * minutes, now }),
    signUps: createAttemptLimit({ most: 30, within: 60 * minutes, now }),
  }
}
