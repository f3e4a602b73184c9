/** In seconds; each further pause is three times as long, so that the last try is made within a day. */
const firstPause = 20

export const maxAttempts = 9

/** How long to wait after so many attempts, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return firstPause * 1000 * 3 ** (attempts - 1)
}
