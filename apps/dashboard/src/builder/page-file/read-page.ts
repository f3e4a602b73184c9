import type { PageItem } from '@vitrine/contract/content/page.ts'
import {
  type Content,
  maxBlocks,
  maxDepth,
  maxSections,
  walkContent,
} from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { nameOfType } from '../sections/section-types.ts'
import type { LibraryState } from '../store/linked-store.ts'
import { findForeignImages } from './foreign-images.ts'
import { findItems, repairItems } from './repair-items.ts'
import { repairValues } from './repair-values.ts'
import { keepLinks, ofShop } from './shop-links.ts'
import { readJson } from './read-json.ts'

export interface IncomingPage {
  items: PageItem[]
  count: number
  summary: string
  notes: string[]
  foreignImages: string[]
}

export type ReadPage = IncomingPage | { refused: string }

/**
 * Reads an exported page and repairs what it can. What another shop has linked comes as a copy of
 * what it shows. Does not change the open page.
 */
export function readPage(text: string, storeId: string, library: LibraryState): ReadPage {
  const json = readJson(text)
  if ('refused' in json) return json
  const found = findItems(ofShop(json.value, storeId))
  if (!found)
    return { refused: 'This is JSON, but not a page: there is no list of sections in it.' }
  const items = repairItems(found)
  if (!items)
    return { refused: 'Not everything in this list is a section, so nothing was imported.' }
  const refused = refuseBeyondLimits(items)
  if (refused) return { refused }
  const own = items.filter(({ contentType }) => contentType !== 'global' && contentType !== 'block')
  const shared = items.filter(({ contentType }) => contentType === 'global').length
  if (own.length === 0) return { refused: 'This has no section that a page can show.' }
  const { items: linked, dropped } = keepLinks(own, json.value, { storeId, library })
  const { items: repairedItems, repaired } = repairValues(linked)
  return {
    items: repairedItems,
    count: [...walkContent(repairedItems)].length,
    summary: summaryOf(repairedItems),
    notes: [
      ...noteUnknown(repairedItems),
      ...noteIf(shared, sharedNote),
      ...noteIf(dropped, linkNote),
      ...noteIf(items.length - own.length - shared, looseNote),
      ...noteIf(repaired, repairedNote),
      ...noteIf(json.dropped, droppedNote),
    ],
    foreignImages: findForeignImages(repairedItems, storeId),
  }
}

function refuseBeyondLimits(items: Content): string | undefined {
  let [sections, blocks] = [0, 0]
  for (const { item, depth } of walkContent(items)) {
    if (item.contentType === 'block') blocks += 1
    else sections += 1
    if (depth > maxDepth)
      return `Sections can be nested ${maxDepth} levels deep; these are nested deeper.`
    if (sections > maxSections)
      return `A page can have at most ${maxSections.toLocaleString('en')} sections, and this has more.`
    if (blocks > maxBlocks)
      return `A page can have at most ${maxBlocks.toLocaleString('en')} blocks, and this has more.`
  }
  return undefined
}

function summaryOf(items: Content): string {
  const types = Map.groupBy(items, ({ type }) => nameOfType(type))
  return [...types].map(([name, each]) => `${each.length} ${name}`).join(', ')
}

function noteUnknown(items: Content): string[] {
  const unknown = [...walkContent(items)].filter(({ item }) => !findSection(item.type))
  const types = new Set(unknown.map(({ item }) => `“${item.type}”`))
  if (types.size === 0) return []
  const names = new Intl.ListFormat('en').format(types)
  return [
    `${countOf(unknown.length, 'section')} of an unknown type (${names}): imported unchanged, and shown as unknown.`,
  ]
}

function noteIf(count: number, note: (count: number) => string): string[] {
  return count > 0 ? [note(count)] : []
}

const sharedNote = (count: number) =>
  `${countOf(count, 'section')} that all pages share (top bar, navigation or footer): left out.`
const linkNote = (count: number) =>
  `${countOf(count, 'linked section')} that the shop’s library does not have: left out.`
const looseNote = (count: number) => `${countOf(count, 'block')} outside of any section: left out.`
const repairedNote = (count: number) =>
  `${countOf(count, 'value')} that no section allows: the default is used instead.`
const droppedNote = (count: number) => `${countOf(count, 'key')} called “__proto__”: left out.`
