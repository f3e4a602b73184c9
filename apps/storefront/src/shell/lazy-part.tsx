import { later } from '@vitrine/sections/kit/section-part.ts'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface PartProps<Props> {
  props: Props
  /** Shown until the part has come. */
  fallback: ReactNode
}

/** A part of the shop in a file of its own, fetched when a shopper comes to it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = later(load)
  const Lazy = lazy(async () => ({ default: await part.load() }))
  function Part({ props, fallback }: PartProps<Props>) {
    // Settled once: a change from one way to the other would begin the part anew, and what a shopper
    // has typed into it would be lost.
    const [Ready] = useState(() => part.component)
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  /** Once it has answered, the part renders at once: on the server, and while hydrating. */
  return Object.assign(Part, { preload: part.load })
}
