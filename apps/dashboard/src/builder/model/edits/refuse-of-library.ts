import type { Page } from '@vitrine/contract/content/page.ts'
import { aroundId } from '@vitrine/sections/render/linked/library-content.ts'
import { CHILDREN, type PageDocument } from '../page/document.ts'
import type { RefusedEdit } from './operation.ts'

type OpenPage = Pick<Page, 'id' | 'ofLibrary'>

/** What the library has as one section stays one, and is not put into itself. */
export function refuseOfLibrary(
  page: OpenPage | undefined,
  before: PageDocument,
  after: PageDocument,
): RefusedEdit | undefined {
  if (!page?.ofLibrary) return undefined
  if (topsOf(before) !== topsOf(after)) return 'library_one'
  const [around, changed] = [before, after].map(({ nodes }) => nodes.get(aroundId))
  if (around?.props !== changed?.props || around?.details !== changed?.details) return 'library_one'
  for (const { details } of after.nodes.values())
    if (details.linked === page.id) return 'linked_itself'
  return undefined
}

function topsOf({ root, nodes }: PageDocument): string {
  const [first] = root.page
  const isAround = root.page.length === 1 && first === aroundId
  return (isAround ? (nodes.get(first)?.slots[CHILDREN] ?? []) : root.page).join(' ')
}
