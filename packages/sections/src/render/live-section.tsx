import { createElement, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { AnyPart, AnyProps } from './components.ts'
import { keepPresses, repeatPress } from '../kit/early-presses.ts'
import { useIsHydrating } from '../kit/use-is-hydrating.ts'
import { whenNear } from '../kit/when-near.ts'

export type PortionProps = AnyProps & { part: AnyPart }

/**
 * Renders as a Suspense boundary of its own: the HTML is complete, and hydrates once the shopper is
 * near and its code has loaded.
 */
export function LiveSection({ part, id, props, slot, aboveFold = false }: PortionProps) {
  const isHydrating = useIsHydrating()
  const [component] = useState(() => {
    if (part.component) return part.component
    if (isHydrating) keepPresses(id)
    return lazy(async () => {
      if (isHydrating) await whenNear(id)
      const loading = part.load()
      // Without its code, the button falls back to its behaviour without JavaScript.
      loading.catch(() => repeatPress(id))
      return { default: await loading }
    })
  })
  // Memoised, because rendering a boundary again before hydration makes React replace its HTML.
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

/** Its effect runs once the sibling component is hydrated. */
function Alive({ sectionId }: { sectionId: string }) {
  useEffect(() => repeatPress(sectionId), [sectionId])
  return null
}
