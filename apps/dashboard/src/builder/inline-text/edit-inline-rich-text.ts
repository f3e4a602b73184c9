import { findSource } from '@vitrine/sections/kit/bindings/bind-sources.ts'
import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { isEditable } from '../../platform/rich-text/is-editable.ts'
import { COMPONENT } from '../dom/component-element.ts'
import type { NodeId } from '../model/page/document.ts'
import { PROP } from './edit-inline-text.ts'
import { findInlineSetting, readAt, writeAt } from './inline-setting.ts'
import type { InlineEditing } from './inline-text-commands.ts'
import { followSlash } from './slash.ts'

// Loads lazily: the editor is large, and most texts are plain.
const loadEditor = () => import('./rich-text-in-place.ts')

export const prepareRichText = () => void loadEditor()

const labelOfValue = (name: string) => findSource(name)?.label

/** Edits a formatted text in place, as one step until it loses the focus. Escape reverts it. */
export async function editInlineRichText(
  { store, commands }: InlineEditing,
  element: HTMLElement,
  id: NodeId,
  point?: MouseEvent,
) {
  const path = element.getAttribute(PROP) ?? ''
  const node = () => store.getState().components.nodes.get(id)
  const start = node()
  const setting = start && findInlineSetting(start, path)
  if (!setting) return
  const stored = () => readAt(node()?.props ?? {}, path)
  const before = stored()
  if (!isEditable(before)) return commands.editInPanel(id, path)

  const { editRichTextInPlace } = await loadEditor()
  if (!element.isConnected || element.dataset['covered'] !== undefined) return
  commands.beginText(id, path, 'Ctrl Enter ends, Escape cancels.')
  const steps = store.getState().history.past.length
  editRichTextInPlace({
    element,
    label: setting.label,
    html: before,
    labelOfValue: store.getState().page.templateFor && labelOfValue,
    point,
    onChange(html) {
      const problem = checkValue(html, setting)
      if (!problem) return write(html)
      commands.warn(problem)
      return stored()
    },
    onLink: (selection) => commands.linkInPanel(id, path, selection),
    onEnd: end,
    followSlash: (text) => followSlash({ store, commands }, { id, ...text }),
  })

  function write(html: string): undefined {
    const current = node()
    if (!current || html === stored()) return
    const { key, value } = writeAt(current.props, path, html)
    commands.setProp(id, key, value, `inline ${path}`)
  }

  function end(isAccepted: boolean) {
    if (!isAccepted || stored() === before) commands.undoTo(steps)
    commands.closeStep()
    const { activeElement } = document
    const hadFocus = activeElement === document.body || activeElement?.hasAttribute('data-own-undo')
    if (hadFocus) element.closest<HTMLElement>(`[${COMPONENT}]`)?.focus({ preventScroll: true })
  }
}
