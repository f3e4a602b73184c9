import { firstControl } from './first-control.ts'

/**
 * Focuses a setting's field, or its list while the entry is closed.
 * @returns the focused element, undefined if the field is missing
 */
export function focusField(id: string): HTMLElement | undefined {
  const field = findField(id.split('.'))
  if (!field) return undefined
  field.closest('details')?.setAttribute('open', '')
  field.scrollIntoView({ block: 'center' })
  const refused = field.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = refused ?? firstControl(field)
  target?.focus()
  return target && target === document.activeElement ? target : undefined
}

function findField(parts: readonly string[]): Element | undefined {
  for (let length = parts.length; length > 1; length -= 1) {
    const id = CSS.escape(parts.slice(0, length).join('.'))
    const field = document.querySelector(`[data-field="${id}"]`)
    if (field) return field
  }
  return undefined
}
