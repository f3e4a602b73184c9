/** The id for the whole page while its code loads. */
export const wholePage = ''

const waiting = new Map<string, HTMLElement | null>()

/** Records clicks on the section's buttons until its code has loaded. */
export function keepPresses(sectionId: string): void {
  if (waiting.size === 0) addEventListener('click', keep, true)
  waiting.set(sectionId, null)
}

/** Repeats the last recorded click; call it once the section is hydrated or failed to load. */
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
    // A submit would leave the page.
    event.preventDefault()
    event.stopPropagation()
    waiting.set(id, button)
    return
  }
}
