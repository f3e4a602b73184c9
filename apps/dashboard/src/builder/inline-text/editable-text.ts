import { anchorOf } from '../dom/anchor-of.ts'
import type { Anchor } from '../store/open-menu.ts'

export function readText(element: Node): string {
  let text = ''
  for (const child of element.childNodes) {
    if (child.nodeName === 'BR') text += '\n'
    else text += child.nodeType === Node.TEXT_NODE ? child.textContent : readText(child)
  }
  return text
}

/** Replaces the text without moving the caret. */
export function keepCaret(element: HTMLElement, replace: () => void) {
  const selection = element.ownerDocument.getSelection()
  const caret = selection?.rangeCount ? textBeforeCaret(element).length : 0
  replace()
  const node = element.firstChild
  if (!selection || node?.nodeType !== Node.TEXT_NODE) return
  selection.collapse(node, Math.min(caret, node.textContent?.length ?? 0))
}

export function textBeforeCaret(element: HTMLElement): string {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.rangeCount) return ''
  const range = selection.getRangeAt(0).cloneRange()
  range.setStart(element, 0)
  return readText(range.cloneContents())
}

/** Returns where the builder's window shows the caret; a caret in no text has no box of its own. */
export function anchorOfCaret(element: HTMLElement): Anchor {
  const selection = element.ownerDocument.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const boxes = range?.getClientRects()
  return anchorOf(element, boxes?.[0])
}
