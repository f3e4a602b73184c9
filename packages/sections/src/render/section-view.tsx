import type { PageItem } from '@vitrine/contract/content/page.ts'
import { useContext, type ReactNode } from 'react'
import { findPart, isStill } from './components.ts'
import { LiveSection } from './live-section.tsx'
import { SectionBoundary, type FailureProps } from './section-boundary.tsx'
import { SectionModeContext } from '../kit/section-mode.ts'
import { StillSection } from './still-section.tsx'

interface SectionViewProps {
  item: PageItem
  slot?: ReactNode
  aboveFold?: boolean
}

/**
 * Shows nothing of a type that this version does not know. Error boundaries work only in the browser; on the server only Suspense catches
 * errors.
 */
export function SectionView({ item, slot, aboveFold = false }: SectionViewProps) {
  const isShop = useContext(SectionModeContext) === 'shop'
  const part = findPart(item)
  // Before the list of the library has loaded, the browser takes every other type for a still one.
  if (!part) return <div className="still" />
  const Portion = isShop && isStill(item) ? StillSection : LiveSection
  return (
    <SectionBoundary item={item} failure={Failed}>
      <Portion part={part} id={item.id} props={item.props} slot={slot} aboveFold={aboveFold} />
      {item.css && <style>{item.css}</style>}
    </SectionBoundary>
  )
}

function Failed({ item, onRetry }: FailureProps) {
  return (
    <div data-section-id={item.id} className="section-placeholder" role="alert">
      <p>This section could not be shown.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
