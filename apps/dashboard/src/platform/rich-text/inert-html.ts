import { safeUrl } from '@vitrine/sections/kit/values/safe-url.ts'

const allowed = new Set(
  'P BR STRONG B EM I U S SUB SUP A BLOCKQUOTE HR H2 H3 H4 UL OL LI CODE PRE SPAN TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
)

/** Sanitises HTML that the server has not cleaned yet, to text formatting and links. */
export function inertHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!allowed.has(element.tagName)) element.remove()
    else for (const name of element.getAttributeNames()) dropUnsafe(element, name)
  }
  // Parsed in a document without scripts, and reduced to the allowed elements.
  return body.getHTML()
}

function dropUnsafe(element: Element, name: string) {
  const isHref = element.tagName === 'A' && name === 'href'
  const isLink = isHref && safeUrl(element.getAttribute(name)) !== undefined
  const isSpan = ['colspan', 'rowspan', 'start'].includes(name)
  if (!isLink && !isSpan) element.removeAttribute(name)
}
