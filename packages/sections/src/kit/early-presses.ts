/** The page itself, as it waits for its own code. */
export const wholePage = ''

/** Per section whose code is still on its way: the last button that was pressed there. */
const waiting = new Map<string, HTMLElement | null>()

/** From now on presses on the buttons of this section are kept instead of being lost. */
export function keepPresses(sectionId: string): void {
  if (waiting.size === 0) addEventListener('click', keep, true)
  waiting.set(sectionId, null)
}

/** The section is alive, or will not be: the last press on it is repeated. */
export function repeatPress(sectionId: string): void {
  const button = waiting.get(sectionId)
  if (waiting.delete(sectionId) && waiting.size === 0) removeEventListener('click', keep, true)
  button?.click()
}

function keep(event: MouseEvent) {
  const button = (event.target as Element).closest('button')
  for (let at: HTMLElement | null = button; at; at = at.parentElement) {
    const id = at === document.body ? wholePage : at.dataset['sectionId']
    if (id === undefined || !waiting.has(id)) continue
    // A form would leave the page instead of answering.
    event.preventDefault()
    event.stopPropagation()
    waiting.set(id, button)
    return
  }
}
