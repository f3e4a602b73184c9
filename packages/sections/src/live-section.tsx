import { createElement, lazy, Suspense, useMemo, useState } from 'react'
import type { AnyPart, AnyProps } from './components.ts'
import { useIsHydrating } from './use-is-hydrating.ts'
import { whenNear } from './when-near.ts'

export type PortionProps = AnyProps & { part: AnyPart }

/**
 * A section as a portion of its own: its HTML is there from the start, and comes alive with its
 * code, which is fetched when the shopper is near.
 */
export function LiveSection({ part, id, props, slot, aboveFold = false }: PortionProps) {
  const isHydrating = useIsHydrating()
  const [component] = useState(
    () =>
      part.component ??
      lazy(async () => {
        if (isHydrating) await whenNear(id)
        return { default: await part.load() }
      }),
  )
  // Unless the section changes, the element stays the same: React replaces HTML that waits for its
  // code when it is rendered anew.
  return useMemo(
    () => (
      <Suspense fallback={null}>
        {createElement(component, { id, props, slot, aboveFold })}
      </Suspense>
    ),
    [component, id, props, slot, aboveFold],
  )
}
