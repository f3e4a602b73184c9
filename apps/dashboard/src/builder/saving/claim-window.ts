/** Milliseconds: a reloading window releases its lock a moment later. */
const LOCK_TIMEOUT_MS = 400

/**
 * Locks what belongs to a window until released or the window closes; undefined while another
 * window has it.
 */
export async function claimWindow(windowId: string): Promise<(() => void) | undefined> {
  // Web Locks require a secure context; without them, other windows are ignored.
  if (!('locks' in navigator)) return () => undefined
  const { promise: dragged, resolve: release } = Promise.withResolvers<void>()
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS)
    navigator.locks
      .request(`vitrine-builder ${windowId}`, { signal }, () => {
        resolve(release)
        return dragged
      })
      .catch(() => resolve(undefined))
  })
}
