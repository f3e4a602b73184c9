import type { Builder } from '../context/builder-context.ts'

/** What the builder's window lays out for the canvas, which runs in a document of its own. */
export interface CanvasHost {
  readonly builder: Builder
  readonly onKeyDown: (event: KeyboardEvent) => void
}

declare global {
  interface Window {
    vitrineBuilder?: CanvasHost | undefined
  }
}

export function findCanvasHost(): CanvasHost | undefined {
  return window.parent === window ? undefined : window.parent.vitrineBuilder
}
