import { flushSync } from 'react-dom'
import { firstControl } from './first-control.ts'

/**
 * Focuses a setting's field; opens the entries of lists that it is in.
 * @returns the focused element, undefined if the field is missing
 */
export function focusField(id: string): HTMLElement | undefined {
  const parts = id.split('.')
  let field = findField(parts)
  while (field && openEntry(field, parts)) field = findField(parts)
  if (!field) return undefined
  field.closest('details')?.setAttribute('open', '')
  field.scrollIntoView({ block: 'center' })
  const refused = field.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = refused ?? firstControl(field)
  target?.focus()
  return target && target === document.activeElement ? target : undefined
}

function findField(parts: readonly string[]): HTMLElement | undefined {
  for (let length = parts.length; length > 1; length -= 1) {
    const id = CSS.escape(parts.slice(0, length).join('.'))
    const field = document.querySelector<HTMLElement>(`[data-field="${id}"]`)
    if (field) return field
  }
  return undefined
}

/** Returns true if the field is a list, and its entry on the way to these parts was closed. */
function openEntry(list: HTMLElement, parts: readonly string[]): boolean {
  const depth = list.dataset['field']!.split('.').length
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')]
  const own = entries.filter((entry) => entry.closest('[data-field]') === list)
  const title = own[Number(parts[depth])]?.querySelector<HTMLElement>('[aria-expanded="false"]')
  if (!title) return false
  flushSync(() => title.click())
  return true
}
