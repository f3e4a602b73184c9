import { AsyncLocalStorage } from 'node:async_hooks'

interface Collected {
  /** Unix time in milliseconds. */
  next: number | undefined
}

const collecting = new AsyncLocalStorage<Collected>()

/**
 * Runs work and returns when the schedule next shows or hides something of the content that it
 * read, however deep in the call stack.
 */
export async function collectNextChange<Result>(work: () => Promise<Result>) {
  const collected: Collected = { next: undefined }
  const result = await collecting.run(collected, work)
  return { result, next: collected.next }
}

export function noteNextChange(at: number | undefined) {
  const collected = collecting.getStore()
  if (collected && at !== undefined) collected.next = Math.min(collected.next ?? Infinity, at)
}
