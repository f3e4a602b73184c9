import { createElement, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { AnyPart, AnyProps } from './components.ts'
import { keepPresses, repeatPress } from '../kit/early-presses.ts'
import { useIsHydrating } from '../kit/use-is-hydrating.ts'
import { whenNear } from '../kit/when-near.ts'

export type PortionProps = AnyProps & { part: AnyPart }

/**
 * A section as a portion of its own: its HTML is there from the start, and comes alive with its
 * code, which is fetched when the shopper is near.
 */
export function LiveSection({ part, id, props, slot, aboveFold = false }: PortionProps) {
  const isHydrating = useIsHydrating()
  const [component] = useState(() => {
    if (part.component) return part.component
    if (isHydrating) keepPresses(id)
    return lazy(async () => {
      if (isHydrating) await whenNear(id)
      const loading = part.load()
      // A button of a section that will not come alive does what it does without a script.
      loading.catch(() => repeatPress(id))
      return { default: await loading }
    })
  })
  // Unless the section changes, the element stays the same: React replaces HTML that waits for its
  // code when it is rendered anew.
  return useMemo(
    () => (
      <Suspense fallback={null}>
        {createElement(component, { id, props, slot, aboveFold })}
        <Alive sectionId={id} />
      </Suspense>
    ),
    [component, id, props, slot, aboveFold],
  )
}

/** Stands beside the section's component, so its effect runs once that is alive. */
function Alive({ sectionId }: { sectionId: string }) {
  useEffect(() => repeatPress(sectionId), [sectionId])
  return null
}
