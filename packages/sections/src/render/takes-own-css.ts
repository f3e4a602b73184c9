import type { PageItem } from '@vitrine/contract/content/page.ts'
import { findSection } from './schemas.ts'

/**
 * Returns true for sections of a page. Those of the library have a setting for it, and what is
 * clipped to a header would hide its menus.
 */
export function takesOwnCss({ type, contentType }: Pick<PageItem, 'type' | 'contentType'>) {
  const section = findSection(type)
  if (!section || contentType === 'block' || contentType === 'global') return false
  return section.settings.every(({ kind }) => kind !== 'css')
}
