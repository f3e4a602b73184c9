import { expect, test } from 'vitest'
import type { ShownDrop } from '../dom/geometry.ts'
import {
  type Dragged,
  idle,
  nextPointerState,
  type PointerEvent,
  type PointerOutcome,
  type PointerState,
} from './pointer-state.ts'

const hero: Dragged = { kind: 'existing', id: 'hero' }
const press: PointerEvent = { kind: 'press', dragged: hero, point: { x: 100, y: 100 } }
const moveTo = (x: number): PointerEvent => ({ kind: 'move', point: { x, y: 100 } })
const dropAt = (index: number): ShownDrop => ({
  surface: 'canvas',
  place: { parent: null, slot: 'page', index },
  line: { axis: 'y', left: 0, right: 100, top: 8, bottom: 8 },
})
const show = (drop: ShownDrop | undefined): PointerEvent => ({ kind: 'show', drop })

function run(...events: PointerEvent[]): { state: PointerState; outcomes: PointerOutcome[] } {
  const outcomes: PointerOutcome[] = []
  let state = idle
  for (const event of events) {
    const next = nextPointerState(state, event)
    state = next.state
    if (next.outcome) outcomes.push(next.outcome)
  }
  return { state, outcomes }
}

test('a press that hardly moves is a click', () => {
  expect(run(press, moveTo(103), { kind: 'release' })).toEqual({
    state: idle,
    outcomes: [{ kind: 'click', dragged: hero }],
  })
})

test('a drop goes where the line was shown, also when the pointer has moved on', () => {
  const { outcomes } = run(press, moveTo(140), show(dropAt(2)), moveTo(900), { kind: 'release' })
  expect(outcomes).toEqual([{ kind: 'drop', dragged: hero, drop: dropAt(2) }])
})

const touch: PointerEvent = { ...press, isFinger: true }

test('a finger that has rested drags', () => {
  const { outcomes } = run(touch, moveTo(106), { kind: 'rest' }, moveTo(140), show(dropAt(2)), {
    kind: 'release',
  })
  expect(outcomes).toEqual([{ kind: 'drop', dragged: hero, drop: dropAt(2) }])
})

test('a finger that moves at once scrolls, and selects nothing', () => {
  expect(run(touch, moveTo(120), { kind: 'rest' }, { kind: 'release' })).toEqual({
    state: idle,
    outcomes: [],
  })
})

test('a tap is a click', () => {
  expect(run(touch, { kind: 'release' }).outcomes).toEqual([{ kind: 'click', dragged: hero }])
})

test('a release without a line is a drop outside', () => {
  const { outcomes } = run(press, moveTo(140), show(dropAt(2)), show(undefined), {
    kind: 'release',
  })
  expect(outcomes).toEqual([{ kind: 'dropOutside', dragged: hero }])
})

test.each([
  ['before a drag', [press, { kind: 'cancel' }, { kind: 'release' }]],
  ['in a drag', [press, moveTo(140), show(dropAt(1)), { kind: 'cancel' }, { kind: 'release' }]],
] as [string, PointerEvent[]][])('cancelling %s changes nothing', (_when, events) => {
  expect(run(...events)).toEqual({ state: idle, outcomes: [] })
})

test('moves and releases without a press mean nothing', () => {
  expect(run(moveTo(50), show(dropAt(0)), { kind: 'release' })).toEqual({
    state: idle,
    outcomes: [],
  })
})
