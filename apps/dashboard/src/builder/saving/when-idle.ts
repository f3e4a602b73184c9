/** Runs between two frames, so that keystrokes never wait; after `max` ms at the latest. */
export function whenIdle(work: () => void, max: number) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: max })
  else work()
}
