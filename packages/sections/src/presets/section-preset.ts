import type { PageItem } from '@vitrine/contract/content/page.ts'

/** A section with sample content. `{shop}` in its texts is replaced by the store's name. */
export interface SectionPreset {
  name: string
  item: PageItem
}
