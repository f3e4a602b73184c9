import { createStore, type StoreApi } from 'zustand/vanilla'
import { autoScrollSpeed } from './auto-scroll.ts'
import type { Drop, Point, ShownDrop, Surface } from '../dom/geometry.ts'
import {
  type Dragged,
  idle,
  nextPointerState,
  type PointerEvent,
  type PointerOutcome,
  type PointerState,
} from './pointer-state.ts'

/** A canvas or outline that the engine drops on; points are in the builder's window. */
export interface DropTarget {
  readonly surface: Surface
  bounds: () => DOMRect | undefined
  hitTest: (point: Point, dragged: Dragged) => Drop | undefined
  scrollBy: (pixels: number) => void
  forgetGeometry: () => void
}

export interface PointerEngine {
  readonly state: StoreApi<PointerState>
  /**
   * Later targets take precedence.
   * @returns removes the target
   */
  addTarget: (target: DropTarget) => () => void
  press: (dragged: Dragged, point: Point, pointerType?: string) => void
  /** A press that began in the canvas delivers its events there; the canvas forwards them. */
  move: (point: Point) => void
  release: () => void
  cancel: () => void
}

/** Milliseconds a finger rests before it drags. */
const REST = 350

/** Pixels per line, for wheels that report lines. */
const LINE = 40

/**
 * Owns the pointer from press to release. One hit test per frame; the shown line is the drop place.
 */
export function createPointerEngine(onOutcome: (outcome: PointerOutcome) => void): PointerEngine {
  const store = createStore<PointerState>(() => idle)
  let targets: readonly DropTarget[] = []
  let frame = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  function addTarget(target: DropTarget) {
    targets = [target, ...targets]
    return () => {
      targets = targets.filter((each) => each !== target)
    }
  }

  function targetAt(point: Point): DropTarget | undefined {
    return targets.find((target) => isInside(target.bounds(), point))
  }

  function send(event: PointerEvent) {
    const before = store.getState()
    const { state, outcome } = nextPointerState(before, event)
    if (state !== before) store.setState(state, true)
    if (before.name !== 'dragging' && state.name === 'dragging') begin()
    if (before.name === 'idle' && state.name !== 'idle') listen()
    if (before.name !== 'idle' && state.name === 'idle') end()
    if (outcome) onOutcome(outcome)
  }

  function begin() {
    for (const target of targets) target.forgetGeometry()
    showNow()
    frame = requestAnimationFrame(onFrame)
  }

  function onFrame() {
    autoScroll()
    showNow()
    frame = requestAnimationFrame(onFrame)
  }

  function showNow() {
    const state = store.getState()
    if (state.name !== 'dragging') return
    const target = targetAt(state.point)
    const found = target?.hitTest(state.point, state.dragged)
    const drop = target && found && { ...found, surface: target.surface }
    if (!isSameDrop(drop, state.drop)) send({ kind: 'show', drop })
  }

  function autoScroll() {
    const state = store.getState()
    if (state.name !== 'dragging') return
    const target = targetAt(state.point)
    const bounds = target?.bounds()
    if (!target || !bounds) return
    const speed = autoScrollSpeed(state.point.y, bounds.top, bounds.bottom)
    if (speed !== 0) target.scrollBy(speed)
  }

  const onMove = (event: globalThis.PointerEvent) =>
    send({ kind: 'move', point: { x: event.clientX, y: event.clientY } })
  function onWheel({ deltaY, deltaMode }: WheelEvent) {
    const state = store.getState()
    if (state.name !== 'dragging') return
    targetAt(state.point)?.scrollBy(
      deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY,
    )
  }

  const onRelease = () => send({ kind: 'release' })
  const onCancel = () => send({ kind: 'cancel' })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') send({ kind: 'cancel' })
  }

  function listen() {
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onRelease)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('blur', onBlur)
    window.addEventListener('wheel', onWheel, { passive: true })
    window.addEventListener('keydown', onKey, true)
  }

  // Focus moving into the canvas blurs the window, but stays in the builder.
  function onBlur() {
    if (!document.hasFocus()) onCancel()
  }

  function end() {
    clearTimeout(resting)
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onRelease)
    window.removeEventListener('pointercancel', onCancel)
    window.removeEventListener('blur', onBlur)
    window.removeEventListener('wheel', onWheel)
    window.removeEventListener('keydown', onKey, true)
  }

  return {
    state: store,
    addTarget,
    press(dragged, point, pointerType) {
      const isFinger = pointerType === 'touch'
      send({ kind: 'press', dragged, point, isFinger })
      if (isFinger) resting = setTimeout(() => send({ kind: 'rest' }), REST)
    },
    move: (point) => send({ kind: 'move', point }),
    release: onRelease,
    cancel: onCancel,
  }
}

function isInside(bounds: DOMRect | undefined, { x, y }: Point): boolean {
  if (!bounds) return false
  return x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom
}

function isSameDrop(one: ShownDrop | undefined, other: ShownDrop | undefined): boolean {
  if (!one || !other) return one === other
  return (
    one.surface === other.surface &&
    one.place.parent === other.place.parent &&
    one.place.slot === other.place.slot &&
    one.place.index === other.place.index &&
    one.line.left === other.line.left &&
    one.line.top === other.line.top
  )
}
