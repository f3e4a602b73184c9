import type { PageItem } from '@vitrine/contract/content/page.ts'

/** Takes the place of a section or block of an unknown type on the canvas. */
export function UnknownItem({ item }: { item: PageItem }) {
  return (
    <div data-section-id={item.id} className="section-placeholder">
      “{item.type}” cannot be shown here.
    </div>
  )
}
