import { mergeWordLists } from './merge-word-lists.ts'
import { tidyTables } from './tidy-tables.ts'

/** Browsers append this line break after a copied block. */
const noises = 'style, script, meta, link, title, br.Apple-interchange-newline'
const highest = 2
const lowest = 4

/** Converts a word processor's clipboard HTML to semantic lists and headings, without wrappers. */
export function readPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const noise of body.querySelectorAll(noises)) noise.remove()
  for (const wrapper of body.querySelectorAll('b')) if (isWrapper(wrapper)) unwrap(wrapper)
  for (const line of body.querySelectorAll('a u')) unwrap(line)
  for (const words of body.querySelectorAll<HTMLElement>('a span')) dropUnderline(words)
  mergeWordLists(body)
  tidyTables(body)
  nameHeadings(body)
  fitHeadings(body)
  // Parsed in a document without scripts; the editor drops unknown markup.
  return body.getHTML()
}

/** Google Docs wraps everything in a `b` element that is not bold. */
function isWrapper(element: HTMLElement): boolean {
  return element.id.startsWith('docs-internal-guid') || element.style.fontWeight === 'normal'
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

/** The shop underlines every link. */
function dropUnderline({ style }: HTMLElement) {
  if (style.textDecorationLine === 'underline') style.removeProperty('text-decoration')
  if (style.textDecoration === 'underline') style.removeProperty('text-decoration')
}

/** Word marks some headings by style or role only: its title, and Word in a browser. */
function nameHeadings(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const heading of body.querySelectorAll('p[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level')) || 1
    rename(heading, `h${Math.min(6, level)}`)
  }
}

/** Shifts headings to start at level two; level one is the page's own. */
function fitHeadings(body: HTMLElement) {
  const shift = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1)) + shift
    rename(heading, `h${Math.min(lowest, Math.max(highest, level))}`)
  }
}

function rename(element: Element, tag: string) {
  if (element.localName === tag) return
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
