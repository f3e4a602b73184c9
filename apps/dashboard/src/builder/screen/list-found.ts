import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { hasWords } from '../../platform/has-words.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { listInOrder } from '../model/page/list-in-order.ts'
import { searchSections } from '../palette/search-sections.ts'
import { findWords } from '../sections/find-words.ts'
import { nameOfNode } from '../sections/section-types.ts'

/** Names in a long page are many; more words find the right one. */
const MOST = 20

export interface FoundSection {
  readonly id: NodeId
  readonly type: string
  readonly name: string
  readonly text: string
}

export function findOnPage(components: PageDocument, term: string): FoundSection[] {
  const found: FoundSection[] = []
  for (const id of listInOrder(components)) {
    const node = components.nodes.get(id)!
    const text = findWords(node, term)
    if (text !== undefined) found.push({ id, type: node.type, name: nameOfNode(node), text })
    if (found.length === MOST) break
  }
  return found
}

export function findPages(pages: readonly PageSummary[], term: string) {
  return pages.filter(({ name, slug }) => hasWords(`${name} ${slug}`, term)).slice(0, MOST)
}

export function findNamed<Named extends { label: string; otherNames?: string }>(
  named: readonly Named[],
  term: string,
): Named[] {
  return named.filter(({ label, otherNames = '' }) => hasWords(`${label} ${otherNames}`, term))
}

/** Lists what can be added, once something is looked for. */
export function findToAdd(term: string, kind: Page['templateFor']) {
  if (term.trim() === '') return []
  const types = searchSections(term.replace(/^\s*add\s+/i, ''), kind)
  return types.filter(({ type }) => findSection(type)).slice(0, MOST)
}
