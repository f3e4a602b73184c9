import type { NodeId, Place } from '../model/page/document.ts'

/** In pixels of the builder's window. */
export interface Anchor {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The menu that is open at a place of the page. */
export type OpenMenu =
  | { readonly kind: 'add'; readonly place: Place; readonly at: Anchor }
  | { readonly kind: 'acts'; readonly id: NodeId; readonly at: Anchor }
  | ({ readonly kind: 'slash' } & Slash)
  | { readonly kind: 'templates' }
  | { readonly kind: 'library'; readonly id: NodeId }

/** A text in which a slash asks what to add after it. */
export interface Slash {
  readonly id: NodeId
  readonly term: string
  readonly at: Anchor
  /** Removes what asked from the text, and ends editing. */
  readonly take: () => void
}

export function anchorAt({ x, y }: { x: number; y: number }): Anchor {
  return { left: x, top: y, width: 0, height: 0 }
}
