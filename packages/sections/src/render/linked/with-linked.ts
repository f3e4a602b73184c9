import type { PageItem } from '@vitrine/contract/content/page.ts'
import {
  childrenOf,
  maxBlocks,
  maxSections,
  walkContent,
  type Content,
} from '../../kit/page-item.ts'
import { isMain } from '../../types/page-main/main-of-template.ts'
import { normalizeContent } from '../normalize-content.ts'
import { withOverrides } from './linked-texts.ts'

/** Sections of the library by id, as shoppers see them. */
export type LinkedSections = ReadonlyMap<string, PageItem>

/** How many sections of the library can be within each other. */
export const maxLinkDepth = 4

/** A page with everything that is linked in it. */
export const maxWithLinked = maxSections + maxBlocks

/** Returns the ids of the sections of the library that are linked in the content. */
export function linkedIn(content: Content): string[] {
  const ids = new Set<string>()
  for (const { item } of walkContent(content)) if (item.linked) ids.add(item.linked)
  return [...ids]
}

/**
 * Puts the sections of the library where they are linked. What is in no library, or within itself,
 * is left out; nothing else changes.
 */
export function withLinked(content: Content, sections: LinkedSections): PageItem[] {
  if (linkedIn(content).length === 0) return [...content]
  return new Resolving(sections).items(content, [])
}

/** Returns a linked item as it is shown, undefined if it is in no library. */
export function resolveLinked(item: PageItem, sections: LinkedSections): PageItem | undefined {
  return withLinked([item], sections)[0]
}

class Resolving {
  readonly #sections: LinkedSections
  readonly #anchors = new Set<string>()
  #left = maxWithLinked

  constructor(sections: LinkedSections) {
    this.#sections = sections
  }

  items(content: Content, within: readonly string[]): PageItem[] {
    return content.flatMap((item) => this.#item(item, within) ?? [])
  }

  #item(item: PageItem, within: readonly string[]): PageItem | undefined {
    if (item.linked !== undefined) return this.#linked(item, item.linked, within)
    // What a page shows by itself is in no library, whatever an archive says.
    if (within.length > 0 && isMain(item)) return undefined
    this.#left -= 1
    if (this.#left < 0) return undefined
    const children = childrenOf(item)
    const shown = within.length > 0 ? this.#withOneAnchor(item) : item
    if (children.length === 0) return shown
    const childComponents = this.items(children, within)
    return { ...shown, props: { ...shown.props, childComponents } }
  }

  #linked(link: PageItem, id: string, within: readonly string[]): PageItem | undefined {
    const section = this.#sections.get(id)
    if (!section || within.includes(id) || within.length >= maxLinkDepth) return undefined
    const [shown] = this.items(normalizeContent([section]), [...within, id])
    if (!shown || isBlock(shown) !== isBlock(link)) return undefined
    return placed(withOverrides(shown, link.overrides ?? {}), link)
  }

  /** A section that is on a page twice has its anchors where it comes first. */
  #withOneAnchor(item: PageItem): PageItem {
    if (item.anchor === undefined) return item
    const { anchor, ...without } = item
    if (this.#anchors.has(anchor)) return without
    this.#anchors.add(anchor)
    return item
  }
}

/** Its place says where and when it is seen; all else is said by the library. */
function placed(shown: PageItem, link: PageItem): PageItem {
  const { name, anchor, hiddenOn, shownFrom, shownUntil, hidden } = link
  const { anchor: _, ...root } = withIdsIn(shown, link.id)
  return {
    ...root,
    id: link.id,
    ...(name !== undefined && { name }),
    ...(anchor !== undefined && { anchor }),
    ...(hiddenOn !== undefined && { hiddenOn }),
    ...(shownFrom !== undefined && { shownFrom }),
    ...(shownUntil !== undefined && { shownUntil }),
    ...(hidden === true && { hidden }),
  }
}

/** Ids are there once on a page, however often a section is linked on it. */
function withIdsIn(item: PageItem, place: string): PageItem {
  const children = childrenOf(item)
  if (children.length === 0) return item
  const childComponents = children.map((child) => ({
    ...withIdsIn(child, place),
    id: `${place}-${child.id}`,
  }))
  return { ...item, props: { ...item.props, childComponents } }
}

function isBlock({ contentType }: PageItem): boolean {
  return contentType === 'block'
}
