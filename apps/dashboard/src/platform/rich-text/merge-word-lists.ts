const listStyle = /mso-list:\s*l\d+\s+level(\d+)\s+lfo\d+/i
const ignored = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const typedMarker = /^\s*(?:[·•§o▪-]|\(?\w{1,4}[.)])\s+/
const numbered = /^\(?(\d+|[a-z]{1,4})[.)]/i

interface OpenList {
  level: number
  element: HTMLElement
}

/** Word exports lists as paragraphs with a level in their style and a typed bullet. */
export function mergeWordLists(body: HTMLElement) {
  let open: OpenList[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const level = Number(listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1])
    if (!level) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    const marker = takeMarker(paragraph)
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level === level && !isOfKind(open.at(-1)!.element, marker)) open.pop()
    if (open.at(-1)?.level !== level)
      open.push({ level, element: beginList(paragraph, open, marker) })
    addItem(open.at(-1)!.element, paragraph)
    last = open[0]!.element
  }
}

/** Removes and returns the bullet or number that Word typed. */
function takeMarker(paragraph: HTMLElement): string {
  const element = paragraph.querySelector(ignored)
  if (element) {
    element.remove()
    return element.textContent.trim()
  }
  const first = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
  const [typed = ''] = typedMarker.exec(first?.nodeValue ?? '') ?? []
  if (first) first.nodeValue = first.nodeValue!.slice(typed.length)
  return typed.trim()
}

function isOfKind(list: HTMLElement, marker: string): boolean {
  return (list.localName === 'ol') === numbered.test(marker)
}

/** Nests the list in the item above, or starts it at its first paragraph. */
function beginList(paragraph: HTMLElement, open: readonly OpenList[], marker: string): HTMLElement {
  const isNumbered = numbered.test(marker)
  const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  const start = Number.parseInt(marker.replace('(', ''), 10)
  if (isNumbered && start > 1) list.setAttribute('start', String(start))
  const above = open.at(-1)?.element.lastElementChild
  if (above) above.append(list)
  else paragraph.before(list)
  return list
}

function addItem(list: HTMLElement, paragraph: HTMLElement) {
  const item = paragraph.ownerDocument.createElement('li')
  const words = paragraph.ownerDocument.createElement('p')
  words.append(...paragraph.childNodes)
  item.append(words)
  list.append(item)
  paragraph.remove()
}
