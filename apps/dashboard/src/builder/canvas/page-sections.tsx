import { type CSSProperties, memo } from 'react'
import type { NodeId } from '../model/page/document.ts'
import { ComponentList } from './component-view.tsx'
import { stretchClass } from './read-geometry.ts'

const STRETCH = 24

interface PageSectionsProps {
  ids: readonly NodeId[]
}

/**
 * Groups the sections of a long page: with a thousand siblings, React and the browser would check
 * each of them per keystroke.
 */
export function PageSections({ ids }: PageSectionsProps) {
  if (ids.length <= 2 * STRETCH) return <ComponentList ids={ids} />
  const count = Math.ceil(ids.length / STRETCH)
  return Array.from({ length: count }, (_, at) => (
    <Stretch key={at} ids={ids.slice(at * STRETCH, (at + 1) * STRETCH)} />
  ))
}

const Stretch = memo(function Stretch({ ids }: PageSectionsProps) {
  return (
    <div className={stretchClass} style={{ '--sections': ids.length } as CSSProperties}>
      <ComponentList ids={ids} />
    </div>
  )
}, hasSameIds)

function hasSameIds({ ids: before }: PageSectionsProps, { ids }: PageSectionsProps): boolean {
  return ids.length === before.length && ids.every((id, at) => id === before[at])
}
