import type { PageItem } from '@vitrine/contract/content/page.ts'

/** A page with sample content. `{shop}` in its texts is replaced by the store's name. */
export interface PageTemplate {
  id: string
  name: string
  description: string
  metaDescription: string
  content: readonly PageItem[]
}
