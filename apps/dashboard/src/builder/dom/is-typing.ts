/** What is typed into, and what floats above the page, takes its keys itself. */
const ownKeys = 'input, textarea, select, [contenteditable], [role="listbox"], [role="dialog"]'

/** Whether keys belong to a field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return Boolean(element?.closest?.(ownKeys))
}
