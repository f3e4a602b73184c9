import { useLayoutEffect, useRef, useState } from 'react'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { MenuEntry } from './menu.schema.ts'
import { MenuLinks, withOwn } from './menu-links.tsx'
import { useMenuKeys } from './use-menu-keys.ts'
import { useMenuPointer } from './use-menu-pointer.ts'

/** Opens by click without JavaScript; keys and pointer are conveniences. */
export function BarMenu({ id, entries }: { id: string; entries: readonly MenuEntry[] }) {
  const root = useRef<HTMLUListElement>(null)
  // The menu of phones, where what is below each entry opens in its place.
  const [isDrawer, setDrawer] = useState(false)
  useLayoutEffect(() => setDrawer(!!root.current?.closest('dialog')), [])
  useMenuKeys(root, !isDrawer)
  useMenuPointer(root, !isDrawer)
  return (
    <ul ref={root} className="menu-top">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length ? (
            <details
              name={isDrawer ? undefined : id}
              className={entry.mega ? 'menu-mega' : undefined}
            >
              <summary>
                <span dir="auto">{entry.label}</span>
                <Chevron />
              </summary>
              <Panel entry={entry} isDrawer={isDrawer} />
            </details>
          ) : (
            <SectionLink to={entry} className="menu-link">
              <span dir="auto">{entry.label}</span>
            </SectionLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Panel({ entry, isDrawer }: { entry: MenuEntry; isDrawer: boolean }) {
  const { featureImage, featureText, featureUrl } = entry
  return (
    <div className="menu-panel">
      <MenuLinks entries={withOwn(entry, entry.children)} isFolded={isDrawer} />
      {entry.mega && featureImage && (
        <SectionLink to={{ url: featureUrl }} className="menu-feature">
          <SectionImage src={featureImage} alt={featureText ? '' : entry.label} sizes="320px" />
          {featureText && <span dir="auto">{featureText}</span>}
        </SectionLink>
      )}
    </div>
  )
}

function Chevron() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 9l7 7 7-7" />
    </svg>
  )
}
