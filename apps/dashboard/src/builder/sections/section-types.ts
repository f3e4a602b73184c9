import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { findSection, sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import { copySubtree } from '../model/page/copy-subtree.ts'
import { loadSubtree } from '../model/page/load-content.ts'
import type { Region, Subtree } from '../model/page/document.ts'
import { newId } from '../model/page/new-id.ts'

export const sectionTypes: readonly AnySection[] = Object.values(sectionSchemas)

export function nameOfType(type: string): string {
  return findSection(type)?.name ?? type
}

export function regionOfType(type: string): Region {
  const section = findSection(type)
  if (section?.contentType !== 'global') return 'page'
  return section.region ?? 'header'
}

export function createSubtree(type: string): Subtree {
  const section = findSection(type)
  if (!section) throw new Error(`There is no section ${type}`)
  return loadSubtree({
    id: newId(),
    type,
    v: section.version,
    contentType: section.contentType,
    props: structuredClone(section.defaults) as Record<string, unknown>,
  })
}

export function createSubtreeOf(item: PageItem): Subtree {
  const [whole] = normalizeContent([item])
  return copySubtree(loadSubtree(whole ?? item))
}
