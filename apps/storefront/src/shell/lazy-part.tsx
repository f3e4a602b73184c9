import { later } from '@vitrine/sections/kit/section-part.ts'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface PartProps<Props> {
  props: Props
  fallback: ReactNode
}

/** Lazy component that can preload. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = later(load)
  const Lazy = lazy(async () => ({ default: await part.load() }))
  function Part({ props, fallback }: PartProps<Props>) {
    // Fixed per mount: switching between the two would remount the part and lose what was typed.
    const [Ready] = useState(() => part.component)
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  /** Preloaded parts render synchronously, on the server and during hydration. */
  return Object.assign(Part, { preload: part.load })
}
