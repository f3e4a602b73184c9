import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { valueMark } from '@vitrine/sections/kit/bindings/values-within.ts'

/**
 * Puts a value of the page into a text, at the caret of its field.
 * @returns the text with the value in it; undefined if its editor changed it
 */
export function insertValue(id: string, text: string, name: string): string | undefined {
  const field = document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  const element = field?.querySelector<TiptapEditorHTMLElement>('[contenteditable="true"]')
  if (element?.editor) {
    element.editor.commands.insertContent({ type: 'pageValue', attrs: { name } })
    return undefined
  }
  const input = field?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const at = input?.selectionStart ?? text.length
  return text.slice(0, at) + valueMark(name) + text.slice(at)
}
