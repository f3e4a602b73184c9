import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection, NewBlock } from '@vitrine/sections/kit/define-section.ts'
import { blockSchemas } from '@vitrine/sections/render/block-schemas.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { findSection, sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import { copySubtree } from '../model/page/copy-subtree.ts'
import { loadSubtree } from '../model/page/load-content.ts'
import { CHILDREN, type ComponentNode, type Region, type Subtree } from '../model/page/document.ts'
import { newId } from '../model/page/new-id.ts'

export const sectionTypes: readonly AnySection[] = Object.values(sectionSchemas)
export const blockTypes: readonly AnySection[] = Object.values(blockSchemas)

export function nameOfType(type: string): string {
  return findSection(type)?.name ?? type
}

/** Its owner's name for it, or else the name of its type. */
export function nameOfNode({ type, details }: Pick<ComponentNode, 'type' | 'details'>): string {
  return details.name ?? nameOfType(type)
}

export function regionOfType(type: string): Region {
  const section = findSection(type)
  if (section?.contentType !== 'global') return 'page'
  return section.region ?? 'header'
}

export function createSubtree(type: string): Subtree {
  return loadSubtree(createItem({ type }))
}

function createItem({ type, props, blocks }: NewBlock): PageItem {
  const section = findSection(type)
  if (!section) throw new Error(`There is no section ${type}`)
  const inside = blocks ?? section.blocks?.defaults ?? []
  return {
    id: newId(),
    type,
    v: section.version,
    contentType: section.contentType,
    props: {
      ...(structuredClone(section.defaults) as Record<string, unknown>),
      ...structuredClone(props),
      ...(inside.length > 0 && { [CHILDREN]: inside.map(createItem) }),
    },
  }
}

/** Returns the section that such a block is for, with only this block. */
export function createSectionAround(block: Subtree): Subtree {
  const [section] = createSubtree(findSection(block[0].type)?.within ?? 'freeSection')
  return [{ ...section, slots: { [CHILDREN]: [block[0].id] } }, ...block]
}

export function createSubtreeOf(item: PageItem): Subtree {
  const [whole] = normalizeContent([item])
  return copySubtree(loadSubtree(whole ?? item))
}
