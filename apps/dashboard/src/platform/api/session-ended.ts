type Handler = () => void

let handler: Handler | undefined

/** A screen with unsaved work asks for the password itself, instead of leading to the sign-in. */
export function onSessionEnded(handle: Handler): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}

/** @returns whether a screen takes care of it */
export function tellSessionEnded(): boolean {
  handler?.()
  return handler !== undefined
}
