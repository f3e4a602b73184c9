/** How long a click waits for the second of a double click, in milliseconds. */
const DOUBLE = 350

/**
 * A click on the selected section deselects it, and a double click edits its text: what the panel
 * has open must not be gone by the second click.
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
    /** The second click came. */
    forget,
    /** Something else came. */
    settle,
  }
}
