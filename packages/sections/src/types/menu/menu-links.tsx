import { SectionLink } from '../../parts/section-link.tsx'
import type { SubEntry } from './menu.schema.ts'

interface MenuLinksProps {
  entries: readonly (Omit<SubEntry, 'children'> & { children?: SubEntry['children'] })[]
  /** What is below opens instead of being there. */
  isFolded?: boolean
}

/** Links with those below them. */
export function MenuLinks({ entries, isFolded = false }: MenuLinksProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          {isFolded && entry.children?.length ? (
            <details>
              <summary dir="auto">{entry.label}</summary>
              <MenuLinks entries={withOwn(entry, entry.children)} />
            </details>
          ) : (
            <>
              <SectionLink to={entry} dir="auto" className={entry.url ? undefined : 'menu-heading'}>
                {entry.label}
              </SectionLink>
              {!!entry.children?.length && <MenuLinks entries={entry.children} />}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type Linked = Omit<SubEntry, 'children'>

/** What opens by its label has its own link first. */
export function withOwn<Child extends Linked>(entry: Linked, children: readonly Child[]) {
  if (!entry.url) return children
  const { url, target } = entry
  return [{ id: `${entry.id}-all`, label: `All ${entry.label}`, url, target }, ...children]
}
