import type { Builder } from '../builder-context.ts'
import type { PlacedIssue } from '../store/issues.ts'
import { firstControl } from './first-control.ts'

/** Selects the section that a problem is about and leads to the field. */
export function jumpToField({ commands, store }: Builder, { id, path }: PlacedIssue) {
  if (id !== null && store.getState().selectedComponent !== id) commands.select(id)
  setTimeout(() => focusField(`${id ?? 'page'}.${path}`))
}

/** The field itself, or the list that it stands in while its entry is closed. */
function focusField(id: string) {
  const parts = id.split('.')
  for (let length = parts.length; length > 1; length -= 1) {
    const field = document.querySelector(
      `[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`,
    )
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    const refused = field.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = refused ?? firstControl(field)
    target?.focus()
    return
  }
}
