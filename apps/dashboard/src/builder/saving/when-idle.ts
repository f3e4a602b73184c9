/** Runs between two frames, so that keystrokes never wait; after `most` ms at the latest. */
export function whenIdle(work: () => void, most: number) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: most })
  else work()
}
