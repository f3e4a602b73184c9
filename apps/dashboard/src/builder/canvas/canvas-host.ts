import type { Builder } from '../context/builder-context.ts'

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
