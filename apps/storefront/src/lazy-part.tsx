import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

export interface LazyPart<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode
  /** Once it has answered, the part renders at once: on the server, and while hydrating. */
  preload: () => Promise<void>
}

/** A part of the shop in a file of its own, fetched when a shopper comes to it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => {
    Loaded ??= await load()
  }
  const Lazy = lazy(async () => ({ default: await load() }))
  function Part({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    // What is left of the props after the fallback are the part's own.
    const own = props as unknown as Props
    if (Loaded) return <Loaded {...own} />
    return (
      <Suspense fallback={fallback}>
        <Lazy {...own} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload })
}
