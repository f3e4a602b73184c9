/** Does something between two frames, so that no keystroke waits for it; after `most` ms anyway. */
export function whenIdle(work: () => void, most: number) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: most })
  else work()
}
