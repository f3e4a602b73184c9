type Handler = () => void

let handler: Handler | undefined

/** Screens with unsaved work sign in again in place instead of redirecting. */
export function onSessionEnded(handle: Handler): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}

/** @returns whether a screen handles it */
export function announceSessionEnded(): boolean {
  handler?.()
  return handler !== undefined
}
