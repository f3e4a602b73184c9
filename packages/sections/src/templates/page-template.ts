import type { PageItem } from '@vitrine/contract/content/page.ts'

/** A page to begin with. `{shop}` in its texts stands for the shop's name. */
export interface PageTemplate {
  id: string
  name: string
  description: string
  metaDescription: string
  content: readonly PageItem[]
}
