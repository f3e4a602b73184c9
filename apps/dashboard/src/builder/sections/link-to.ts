import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { newId } from '../model/page/new-id.ts'

/** Returns an item that shows what the library has, whatever that becomes. */
export function linkTo({ id, item }: Pick<SavedSection, 'id' | 'item'>): PageItem {
  const { type, contentType, v } = item
  return { id: newId(), type, contentType, ...(v !== undefined && { v }), linked: id, props: {} }
}
