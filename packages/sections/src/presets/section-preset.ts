import type { PageItem } from '@vitrine/contract/content/page.ts'

/** A section with content to begin with. `{shop}` in its texts stands for the shop's name. */
export interface SectionPreset {
  name: string
  item: PageItem
}
