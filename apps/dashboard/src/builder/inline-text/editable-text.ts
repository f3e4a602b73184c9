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
  const caret = selection?.rangeCount ? offsetOf(element, selection) : 0
  replace()
  const node = element.firstChild
  if (!selection || node?.nodeType !== Node.TEXT_NODE) return
  selection.collapse(node, Math.min(caret, node.textContent?.length ?? 0))
}

function offsetOf(element: HTMLElement, selection: Selection): number {
  const range = selection.getRangeAt(0).cloneRange()
  range.setStart(element, 0)
  return readText(range.cloneContents()).length
}
