import { Editor } from '@tiptap/core'
import {
  htmlWithChips,
  htmlWithMarks,
  type LabelOfValue,
} from '../../platform/rich-text/page-value.ts'
import { richTextExtensions } from '../../platform/rich-text/rich-text-extensions.ts'
import { anchorOf } from '../dom/anchor-of.ts'
import type { followSlash, SlashText } from './slash.ts'

interface RichTextInPlace {
  /** Hidden, not removed, while the editor covers it. */
  element: HTMLElement
  label: string
  html: string
  /** Of a template, whose texts can have values of the page in them. */
  labelOfValue: LabelOfValue | undefined
  point: { clientX: number; clientY: number } | undefined
  /** @returns the HTML to revert to when the change is refused */
  onChange: (html: string) => string | undefined
  onLink: (selection: { from: number; to: number }) => void
  onEnd: (isAccepted: boolean) => void
  followSlash: (text: Omit<SlashText, 'id'>) => ReturnType<typeof followSlash>
}

export function editRichTextInPlace(text: RichTextInPlace) {
  const { labelOfValue } = text
  const host = cover(text.element)
  let isOver = false
  const editor = new Editor({
    element: { mount: host },
    extensions: richTextExtensions({ onLink: leaveForLink, hasUndo: true, labelOfValue }),
    content: labelOfValue ? htmlWithChips(text.html, labelOfValue) : text.html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text.label,
        'data-own-undo': '',
        class: host.className,
      },
      // Lets Tab leave the text, also inside a list, so that the keyboard is never trapped.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: (_, event) => endsWith(event),
    },
    onUpdate() {
      const instead = text.onChange(editor.isEmpty ? '' : htmlWithMarks(editor.getHTML()))
      if (instead !== undefined) editor.commands.setContent(instead, { emitUpdate: false })
      if (!isOver) slash.typed()
    },
    onBlur: () => end(true),
  })
  const slash = text.followSlash({
    before() {
      const { $from } = editor.state.selection
      return $from.parent.textBetween(0, $from.parentOffset, '\n', '\n')
    },
    caret() {
      const { left, right, top, bottom } = editor.view.coordsAtPos(editor.state.selection.from)
      return anchorOf(host, { left, top, width: right - left, height: bottom - top })
    },
    removeBefore(length) {
      const { from } = editor.state.selection
      editor.commands.deleteRange({ from: from - length, to: from })
    },
    end: () => end(true),
  })
  placeCaret()

  function placeCaret() {
    const { clientX: left = 0, clientY: top = 0 } = text.point ?? {}
    const found = text.point && editor.view.posAtCoords({ left, top })
    editor.commands.setTextSelection(found?.pos ?? editor.state.doc.content.size)
    // `element.focus()` would briefly put the caret at the start.
    editor.view.focus()
  }

  function endsWith(event: KeyboardEvent): boolean {
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.isComposing || (!isEnter && event.key !== 'Escape')) return false
    event.stopPropagation()
    end(isEnter)
    return true
  }

  function leaveForLink() {
    const { from, to } = editor.state.selection
    end(true)
    text.onLink({ from, to })
  }

  function end(isAccepted: boolean) {
    if (isOver) return
    isOver = true
    slash.close()
    text.onEnd(isAccepted)
    editor.destroy()
    host.remove()
    delete text.element.dataset['covered']
  }
}

function cover(element: HTMLElement): HTMLElement {
  const host = element.cloneNode(false) as HTMLElement
  host.removeAttribute('tabindex')
  element.after(host)
  element.dataset['covered'] = ''
  return host
}
