import { SectionLink } from '../../parts/section-link.tsx'
import type { MenuEntry } from './menu.schema.ts'
import { MenuLinks } from './menu-links.tsx'

/** Each entry with something below it is a column; the others share one. */
export function FooterMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const single = entries.filter(({ children }) => !children.length)
  const columns = entries.filter(({ children }) => children.length > 0)
  return (
    <>
      {columns.map((entry) => (
        <div key={entry.id}>
          <h2 dir="auto">
            {entry.url ? <SectionLink to={entry}>{entry.label}</SectionLink> : entry.label}
          </h2>
          <MenuLinks entries={entry.children} />
        </div>
      ))}
      {single.length > 0 && <MenuLinks entries={single} />}
    </>
  )
}
