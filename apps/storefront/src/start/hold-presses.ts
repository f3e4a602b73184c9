/** Keeps the last button that was pressed before anything could answer, and presses it then. */
export function holdPresses() {
  let held: HTMLElement | undefined
  function hold(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    // A form would leave the page instead of answering.
    event.preventDefault()
    held = button
  }
  addEventListener('click', hold, true)
  return {
    release() {
      removeEventListener('click', hold, true)
      held?.click()
    },
  }
}
