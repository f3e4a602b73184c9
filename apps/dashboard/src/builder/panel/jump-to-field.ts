import type { Builder } from '../context/builder-context.ts'
import type { PlacedIssue } from '../store/issues.ts'
import { focusField } from '../dom/focus-field.ts'

export function jumpToField({ commands, store }: Builder, { id, path }: PlacedIssue) {
  if (id !== null && store.getState().selectedComponent !== id) commands.select(id)
  commands.showTab(id === null ? 'page' : 'section')
  setTimeout(() => focusField(`${id ?? 'page'}.${path}`))
}
