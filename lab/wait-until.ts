import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats a look until it finds something.
 * @throws after `seconds`, with what was waited for
 */
export async function waitUntil<Found>(
  what: string,
  look: () => Promise<Found | undefined | false>,
  { seconds = 120, everyMs = 500 } = {},
): Promise<Found> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await wait(everyMs)
  }
}
