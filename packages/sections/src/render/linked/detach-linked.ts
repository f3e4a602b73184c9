import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf } from '../../kit/page-item.ts'
import { normalizeContent } from '../normalize-content.ts'
import { withOverrides } from './linked-texts.ts'
import type { LinkedSections } from './with-linked.ts'

type Overrides = Readonly<Record<string, string>>

/**
 * Returns a linked item as a section of its own, with its texts; what is linked inside stays linked.
 * Undefined if it is in no library.
 */
export function detachLinked(link: PageItem, sections: LinkedSections): PageItem | undefined {
  const section = sections.get(link.linked ?? '')
  const [whole] = section ? normalizeContent([section]) : []
  if (!whole) return undefined
  const { linked: _linked, overrides = {}, props: _props, type: _type, v: _v, ...place } = link
  const own = handDown(withOverrides(whole, overrides), overrides, sections)
  const { anchor: _anchor, ...rest } = own
  return { ...rest, ...place, contentType: own.contentType }
}

/** Gives texts of linked sections inside to these. */
function handDown(item: PageItem, overrides: Overrides, sections: LinkedSections): PageItem {
  if (item.linked !== undefined) {
    const root = sections.get(item.linked)?.id ?? ''
    const given = Object.entries(overrides).flatMap(([path, text]): [string, string][] => {
      if (path.startsWith(`${item.id}/`)) return [[root + path.slice(item.id.length), text]]
      return path.startsWith(`${item.id}-`) ? [[path.slice(item.id.length + 1), text]] : []
    })
    if (given.length === 0) return item
    return { ...item, overrides: { ...item.overrides, ...Object.fromEntries(given) } }
  }
  const children = childrenOf(item)
  if (children.length === 0) return item
  const childComponents = children.map((child) => handDown(child, overrides, sections))
  return { ...item, props: { ...item.props, childComponents } }
}
