import { AsyncLocalStorage } from 'node:async_hooks'

interface Turns {
  /** Milliseconds. */
  next: number | undefined
}

const collecting = new AsyncLocalStorage<Turns>()

/**
 * Runs work and learns the next moment at which the content that it read comes or goes by schedule,
 * however deep the reading was.
 */
export async function collectTurns<Result>(work: () => Promise<Result>) {
  const turns: Turns = { next: undefined }
  const result = await collecting.run(turns, work)
  return { result, next: turns.next }
}

export function noteTurn(at: number | undefined) {
  const turns = collecting.getStore()
  if (turns && at !== undefined) turns.next = Math.min(turns.next ?? Infinity, at)
}
