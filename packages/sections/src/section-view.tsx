import type { PageItem } from '@vitrine/contract/page.ts'
import { createElement, Suspense, useContext, type ReactNode } from 'react'
import { findComponent } from './components.ts'
import { SectionBoundary } from './section-boundary.tsx'
import { SectionModeContext } from './section-mode.ts'

interface SectionViewProps {
  item: PageItem
  /** A container's sections, rendered. */
  slot?: ReactNode
  aboveFold?: boolean
}

/** One section. The boundary is for the browser; on the server only Suspense catches. */
export function SectionView({ item, slot, aboveFold = false }: SectionViewProps) {
  const component = findComponent(item.type, item.v ?? 1)
  if (!component) return <Placeholder item={item}>“{item.type}” cannot be shown here.</Placeholder>
  return (
    <SectionBoundary
      item={item}
      fallback={<Placeholder item={item}>This section could not be shown.</Placeholder>}
    >
      <Suspense fallback={null}>
        {createElement(component, { id: item.id, props: item.props, slot, aboveFold })}
      </Suspense>
    </SectionBoundary>
  )
}

/** Owners see that something is there; shoppers see nothing. */
function Placeholder({ item, children }: { item: PageItem; children: ReactNode }) {
  if (useContext(SectionModeContext) === 'shop') return null
  return (
    <div data-section-id={item.id} className="section-placeholder">
      {children}
    </div>
  )
}
