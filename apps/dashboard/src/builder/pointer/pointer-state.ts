import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { NodeId } from '../model/page/document.ts'
import type { Point, ShownDrop } from '../dom/geometry.ts'

export type Adds = 'one' | 'range'

export function addsOf(event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) {
  if (event.shiftKey) return 'range'
  return event.ctrlKey || event.metaKey ? 'one' : undefined
}

export type Dragged =
  | { readonly kind: 'existing'; readonly id: NodeId; readonly adds?: Adds | undefined }
  | {
      readonly kind: 'new'
      readonly type: string
      readonly preset?: PageItem
    }

export type PointerState =
  | { readonly name: 'idle' }
  | {
      readonly name: 'pressing'
      readonly dragged: Dragged
      readonly origin: Point
      /** A moving finger scrolls; it drags only after a rest. */
      readonly isFinger: boolean
    }
  | {
      readonly name: 'dragging'
      readonly dragged: Dragged
      readonly point: Point
      /** A release drops exactly here, wherever the pointer is by then. */
      readonly drop: ShownDrop | undefined
    }

/** Points are in the builder's window. */
export type PointerEvent =
  | {
      readonly kind: 'press'
      readonly dragged: Dragged
      readonly point: Point
      readonly isFinger?: boolean
    }
  | { readonly kind: 'rest' }
  | { readonly kind: 'move'; readonly point: Point }
  | { readonly kind: 'show'; readonly drop: ShownDrop | undefined }
  | { readonly kind: 'release' }
  | { readonly kind: 'cancel' }

export type PointerOutcome =
  | { readonly kind: 'click'; readonly dragged: Dragged }
  | { readonly kind: 'drop'; readonly dragged: Dragged; readonly drop: ShownDrop }
  | { readonly kind: 'dropOutside'; readonly dragged: Dragged }

export interface Transition {
  readonly state: PointerState
  readonly outcome?: PointerOutcome
}

/** Pixels before a press becomes a drag, so that clicks never move anything. */
const SLOP = 5

/** Larger, because a finger never rests still. */
const FINGER_SLOP = 10

export const idle: PointerState = { name: 'idle' }

export function nextPointerState(state: PointerState, event: PointerEvent): Transition {
  if (state.name === 'idle') return whileIdle(state, event)
  if (state.name === 'pressing') return whilePressing(state, event)
  return whileDragging(state, event)
}

type StateOf<Name extends PointerState['name']> = Extract<PointerState, { name: Name }>

function whileIdle(state: StateOf<'idle'>, event: PointerEvent): Transition {
  if (event.kind !== 'press') return { state }
  const { dragged, point, isFinger = false } = event
  return { state: { name: 'pressing', dragged, origin: point, isFinger } }
}

function whilePressing(state: StateOf<'pressing'>, event: PointerEvent): Transition {
  const { dragged, origin, isFinger } = state
  switch (event.kind) {
    case 'move': {
      const { point } = event
      const slop = isFinger ? FINGER_SLOP : SLOP
      if (Math.hypot(point.x - origin.x, point.y - origin.y) < slop) return { state }
      if (isFinger) return { state: idle }
      return { state: { name: 'dragging', dragged, point, drop: undefined } }
    }
    case 'rest':
      return { state: { name: 'dragging', dragged, point: origin, drop: undefined } }
    case 'release':
      return { state: idle, outcome: { kind: 'click', dragged } }
    case 'cancel':
      return { state: idle }
    default:
      return { state }
  }
}

function whileDragging(state: StateOf<'dragging'>, event: PointerEvent): Transition {
  const { dragged, drop } = state
  switch (event.kind) {
    case 'move':
      return { state: { ...state, point: event.point } }
    case 'show':
      return { state: { ...state, drop: event.drop } }
    case 'release':
      return {
        state: idle,
        outcome: drop ? { kind: 'drop', dragged, drop } : { kind: 'dropOutside', dragged },
      }
    case 'cancel':
      return { state: idle }
    default:
      return { state }
  }
}
