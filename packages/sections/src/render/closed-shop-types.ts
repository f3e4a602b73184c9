import type { PageItem } from '@vitrine/contract/content/page.ts'
import { walkContent, type Content } from '../kit/page-item.ts'
import { findSection } from './schemas.ts'

/** Sections that show nothing of a shop but their own settings, and need no JavaScript. */
const shownClosed = new Set([
  'pageMain',
  'hero',
  'textBlock',
  'imageBlock',
  'imageWithText',
  'freeSection',
  'container',
  'columns',
  'gallery',
  'logoWall',
  'quote',
  'statistics',
  'team',
  'timeline',
  'steps',
  'accordion',
  'testimonials',
])

/** Blocks too, except those about a product, and fields of forms. */
const isClosedBlock = (type: string) => !/^(?:product|field)/.test(type)

/** Says so of one section or block, whatever is in it. */
export function isShownClosed({ type, contentType }: Pick<PageItem, 'type' | 'contentType'>) {
  return contentType === 'block' ? isClosedBlock(type) : shownClosed.has(type)
}

/** Returns why the content cannot be shown while a shop is closed, with the place of the section. */
export function findClosedProblem(content: Content) {
  for (const { item, path } of walkContent(content)) {
    if (isShownClosed(item)) continue
    const name = findSection(item.type)?.name ?? item.type
    const message = `The password page cannot have “${name}”: it would show data of the closed shop, or needs code.`
    return { path: ['content', ...path].join('.'), message }
  }
  return undefined
}
