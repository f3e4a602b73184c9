import type { PageItem, RevisionChanges } from '@vitrine/contract/content/page.ts'
import type { PageSettings } from '@vitrine/db/schema/pages.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import { isPageItem } from '@vitrine/sections/kit/page-item.ts'
import { isDeepStrictEqual } from 'node:util'
import { listDifferentSettings } from './page-settings.ts'

interface Revision {
  content: unknown[]
  settings: PageSettings | null
}

interface Placed {
  item: PageItem
  parent: string | null
}

const maxNamed = 100

export function compareRevisions(
  before: Revision | undefined,
  after: Revision,
): Omit<RevisionChanges, 'published'> {
  const [old, now] = [placedIn(before?.content ?? []), placedIn(after.content)]
  const [oldSettings, settings] = [before?.settings ?? null, after.settings]
  return {
    added: typesOfTops(now, old),
    removed: typesOfTops(old, now),
    changed: listChanged(old, now),
    moved: !isDeepStrictEqual(placesOf(old, now), placesOf(now, old)),
    settings: oldSettings && settings ? listDifferentSettings(settings, oldSettings) : [],
  }
}

/** Maps sections by id, with defaults filled in, so that a default is no change. */
function placedIn(content: readonly unknown[]): Map<string, Placed> {
  const placed = new Map<string, Placed>()
  const add = (items: readonly unknown[], parent: string | null) => {
    for (const item of items.filter(isPageItem)) {
      placed.set(item.id, { item, parent })
      const { childComponents } = item.props
      if (Array.isArray(childComponents)) add(childComponents, item.id)
    }
  }
  add(normalizeContent(content.filter(isPageItem)), null)
  return placed
}

function typesOfTops(these: Map<string, Placed>, others: Map<string, Placed>): string[] {
  return [...these.values()]
    .filter(({ item, parent }) => {
      const isInside = parent !== null && !others.has(parent)
      return !others.has(item.id) && !isInside
    })
    .map(({ item }) => item.type)
    .slice(0, maxNamed)
}

function listChanged(old: Map<string, Placed>, now: Map<string, Placed>): string[] {
  return [...now.values()]
    .filter(({ item }) => {
      const before = old.get(item.id)?.item
      return before && !isDeepStrictEqual(ownProps(before), ownProps(item))
    })
    .map(({ item }) => item.type)
    .slice(0, maxNamed)
}

function ownProps(item: PageItem) {
  const { childComponents: _, ...own } = item.props
  return { own, hidden: item.hidden ?? false, details: detailsOf(item) }
}

function placesOf(these: Map<string, Placed>, others: Map<string, Placed>) {
  return [...these.values()]
    .filter(({ item }) => others.has(item.id))
    .map(({ item, parent }) => [item.id, parent])
}
