import * as fc from 'fast-check'
import { findMisplaced } from '@vitrine/sections/render/may-hold.ts'
import { expect, test } from 'vitest'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGroup,
  aPage,
  aSection,
  bytesOf,
  outlineOf,
} from '../../testing/document-fixture.ts'
import type { PageDocument } from '../page/document.ts'
import type { Operation } from '../edits/operation.ts'
import { findPlace } from '../page/find-node.ts'
import { listInOrder } from '../page/list-in-order.ts'
import { closeStep, type Step } from './history.ts'
import {
  placeAt,
  type RandomAct,
  randomAct,
  randomOperation,
  randomPlace,
} from '../../testing/random-operation-fixture.ts'
import { duplicateAll, moveAll, removeAll } from '../../multi-select/edit-all.ts'
import { listActedOn, listSelected, selectAll, toggleOne } from './selection.ts'
import {
  changeSelection,
  emptySession,
  perform,
  redo,
  type Session,
  toggleSelection,
  undo,
} from './session.ts'

const start = (document: PageDocument): Session => ({ ...emptySession, components: document })
const setText = (id: string, text: string): Operation => ({
  kind: 'setProps',
  id,
  props: { text },
})

type Act = Parameters<typeof perform> extends [Session, ...infer Act] ? Act : never

function performed(session: Session, ...act: Act) {
  const next = perform(session, ...act)
  if (typeof next === 'string') throw new Error(next)
  return next
}

test('selecting the selected component deselects it', () => {
  const session = toggleSelection(start(aPage(aSection('a'))), 'a')
  expect(session.selectedComponent).toBe('a')
  expect(toggleSelection(session, 'a').selectedComponent).toBeNull()
})

test('typing keeps the selection as it is, so that no view of it renders again', () => {
  const session = changeSelection(start(aPage(aSection('a'), aSection('b'))), selectAll(['a', 'b']))
  const typed = performed(session, setText('b', 'Hello'))
  expect(typed.alsoSelected).toBe(session.alsoSelected)
})

test('undo and redo restore the selection with the components', () => {
  let session = toggleSelection(start(aPage(aSection('a'), aSection('b'))), 'a')
  session = performed(session, { kind: 'remove', id: 'a' })
  expect(session.selectedComponent).toBeNull()
  session = toggleSelection(session, 'b')

  session = undo(session)
  expect([outlineOf(session.components), session.selectedComponent]).toEqual(['a, b', 'a'])
  session = redo(session)
  expect([outlineOf(session.components), session.selectedComponent]).toEqual(['b', null])
})

test('undo right after typing takes back the typing, not more', () => {
  let session = performed(start(aPage(aSection('a'))), { kind: 'move', id: 'a', to: placeAt(0) })
  session = performed(session, setText('a', 'S'), { intent: 'a.text' })
  session = performed(session, setText('a', 'Se'), { intent: 'a.text' })
  expect(undo(session).components.nodes.get('a')?.props).toEqual({ text: 'a' })
  expect(undo(session).history.past).toHaveLength(1)
})

test('a refused act leaves no step', () => {
  const session = start(aPage(aSection('a')))
  expect(perform(session, { kind: 'remove', id: 'gone' })).toBe('no_such_section')
  expect(undo(session)).toBe(session)
  expect(redo(session)).toBe(session)
})

function live(session: Session, random: RandomAct): Session {
  const ids = [...session.components.nodes.keys()]
  if (random.kind === 'blur') return { ...session, history: closeStep(session.history) }
  const picked = ids[random.which % ids.length] ?? null
  if (random.kind === 'select') return toggleSelection(session, picked)
  if (random.kind === 'selectMore') {
    return picked === null ? session : changeSelection(session, toggleOne(session, picked))
  }
  const several = listActedOn(session.components, listSelected(session))
  if (random.kind === 'removeAll') return done(session, removeAll(several))
  if (random.kind === 'duplicateAll') {
    const { operation, copies } = duplicateAll(session.components, several)
    return done(session, operation, { select: selectAll(copies) })
  }
  if (random.kind === 'moveAll') {
    return done(
      session,
      moveAll(session.components, several, randomPlace(session.components, random)),
    )
  }
  const operation = randomOperation(session.components, random)
  const intent = random.kind === 'type' ? { intent: `text-${random.which % 3}` } : {}
  return done(session, operation, intent)
}

function done(session: Session, ...act: Act): Session {
  const next = perform(session, ...act)
  return typeof next === 'string' ? session : next
}

const takeAll = (session: Session, step: (session: Session) => Session, times: number) =>
  Array.from({ length: times }).reduce<Session>((current) => step(current), session)

test('whatever is done, undoing all leads to the start and redoing all to the end', () => {
  const runs = Number(process.env['RUNS'] ?? 10_000)
  const first = aPage(
    aSection('a'),
    aContainer('box', aSection('b'), aContainer('in')),
    aFreeSection('free', aBlock('d'), aGroup('group', aBlock('e'), aGroup('empty')), aBlock('f')),
    { ...aSection('c'), hidden: true },
  )
  fc.assert(
    fc.property(fc.array(randomAct, { maxLength: 25 }), (acts) => {
      const end = acts.reduce(live, start(first))
      const steps = end.history.past.length
      const selectedAt = (step: Step | undefined, side: 'selectedBefore' | 'selectedAfter') =>
        listSelected(step ? step[side] : end)

      const back = takeAll(end, undo, steps)
      expect(bytesOf(back.components)).toBe(bytesOf(first))
      expect(back.components.nodes.size).toBe(first.nodes.size)
      expect(listSelected(back)).toEqual(selectedAt(end.history.past[0], 'selectedBefore'))

      const again = takeAll(back, redo, steps)
      expect(bytesOf(again.components)).toBe(bytesOf(end.components))
      expect(again.components.nodes.size).toBe(end.components.nodes.size)
      expect(listSelected(again)).toEqual(selectedAt(end.history.past.at(-1), 'selectedAfter'))
    }),
    { numRuns: runs },
  )
}, 1_200_000)

test('whatever is done, each component is on the page once, where it may be', () => {
  const first = aPage(
    aSection('a'),
    aContainer('box', aSection('b')),
    aFreeSection('free', aBlock('d'), aGroup('group', aBlock('e')), aBlock('f')),
  )
  fc.assert(
    fc.property(fc.array(randomAct, { maxLength: 25 }), (acts) => {
      const { components } = acts.reduce(live, start(first))
      expect(listInOrder(components).toSorted()).toEqual([...components.nodes.keys()].toSorted())
      const misplaced = [...components.nodes.values()].filter((node) => {
        const parent = findPlace(components, node.id)!.parent
        return findMisplaced(parent === null ? null : components.nodes.get(parent)!, node)
      })
      expect(misplaced).toEqual([])
    }),
    { numRuns: Number(process.env['RUNS'] ?? 1000) },
  )
}, 1_200_000)
