/** Delay for the second click of a double click, in milliseconds. */
const DOUBLE = 350

/**
 * Delays deselecting: a double click edits the text, and its first click must not close the panel.
 */
export function deselectLater() {
  let waiting: { timer: ReturnType<typeof setTimeout>; deselect: () => void } | undefined

  function forget() {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }

  function settle() {
    const deselect = waiting?.deselect
    forget()
    deselect?.()
  }

  return {
    begin(deselect: () => void) {
      forget()
      waiting = { timer: setTimeout(settle, DOUBLE), deselect }
    },
    forget,
    settle,
  }
}
