const ownKeys =
  'input, textarea, select, [contenteditable], [role="listbox"], [role="dialog"], [role="menu"]'

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return Boolean(element?.closest?.(ownKeys))
}
