import type { PageItem } from '@vitrine/contract/content/page.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGroup,
  aPage,
  aSection,
  aSubtree,
  bytesOf,
  outlineOf,
} from '../../testing/document-fixture.ts'
import { placeAt, randomAct, randomOperation } from '../../testing/random-operation-fixture.ts'
import { attempt } from '../edits/attempt.ts'
import { isRefused, type Operation } from '../edits/operation.ts'
import { replay } from '../edits/replay.ts'
import { CHILDREN, type PageDocument } from '../page/document.ts'
import { listInOrder } from '../page/list-in-order.ts'
import type { Choose } from './conflict.ts'
import { isSame } from './is-same.ts'
import { mergeDocuments } from './merge-documents.ts'
import { operationsBetween } from './operations-between.ts'

const slides = [
  { id: 's1', title: 'One', text: 'First' },
  { id: 's2', title: 'Two', text: 'Second' },
]

const page = aPage(
  aSection('a', { title: { base: '2rem' }, slides }),
  aSection('b'),
  aContainer('box', aSection('c'), aSection('d')),
  aFreeSection('free', aBlock('e'), aGroup('g', aBlock('f'))),
)

function merged(mine: Operation[], theirs: Operation[], choose?: Choose) {
  const [here, there] = [replay(page, mine), replay(page, theirs)]
  const merge = mergeDocuments({ base: page, mine: here, theirs: there }, choose)
  return { ...merge, propsOf: (id: string) => merge.document.nodes.get(id)?.props }
}

function set(id: string, changes: Record<string, unknown>): Operation {
  return { kind: 'setProps', id, props: { ...page.nodes.get(id)!.props, ...changes } }
}
const insert = (item: PageItem, index: number): Operation => ({
  kind: 'insert',
  place: placeAt(index),
  subtree: aSubtree(item),
})
const move = (id: string, index: number, parent: string | null = null): Operation => ({
  kind: 'move',
  id,
  to: { parent, slot: parent === null ? 'page' : CHILDREN, index },
})
const slide = (at: number, changes: object) =>
  slides.map((each, index) => (index === at ? { ...each, ...changes } : each))

test('changes of different fields come together, also in one section, slide or value', () => {
  const { conflicts, propsOf, document } = merged(
    [
      set('a', {
        text: 'mine',
        title: { base: '2rem', mobile: '1rem' },
        slides: slide(0, { title: 'Mine' }),
      }),
      { kind: 'setDetails', id: 'b', details: { name: 'Mine' } },
    ],
    [
      set('a', {
        color: 'red',
        title: { base: '3rem' },
        slides: [...slide(0, { text: 'Theirs' }), { id: 's3' }],
      }),
      { kind: 'setDetails', id: 'b', details: { anchor: 'theirs' } },
      { kind: 'setHidden', id: 'b', hidden: true },
    ],
  )
  expect(conflicts).toEqual([])
  expect(propsOf('a')).toEqual({
    text: 'mine',
    color: 'red',
    title: { base: '3rem', mobile: '1rem' },
    slides: [{ id: 's1', title: 'Mine', text: 'Theirs' }, slides[1], { id: 's3' }],
  })
  expect(document.nodes.get('b')).toMatchObject({
    hidden: true,
    details: { name: 'Mine', anchor: 'theirs' },
  })
})

test('what is added, moved and deleted in different places comes together', () => {
  const { document, conflicts } = merged(
    [insert(aSection('mine'), 1), move('b', 0, 'box'), { kind: 'remove', id: 'd' }],
    [insert(aSection('theirs'), 4), move('a', 3), set('b', { text: 'theirs' })],
  )
  expect(conflicts).toEqual([])
  expect(outlineOf(document)).toBe('mine, box(b, c), free(e, g(f)), a, theirs')
  expect(document.nodes.get('b')?.props['text']).toBe('theirs')
})

test('a field that both changed is named with both values, and either can be chosen', () => {
  const both = [
    [set('a', { text: 'mine', slides: slide(1, { title: 'Mine' }) })],
    [set('a', { text: 'theirs', slides: slide(1, { title: 'Theirs' }) })],
  ] satisfies [Operation[], Operation[]]
  const { conflicts } = merged(...both)
  expect(conflicts).toEqual([
    { id: 'a', field: 'props.text', mine: 'mine', theirs: 'theirs' },
    { id: 'a', field: 'props.slides.s2.title', mine: 'Mine', theirs: 'Theirs' },
  ])
  const chosen = merged(...both, ({ field }) => (field === 'props.text' ? 'theirs' : 'mine'))
  expect(chosen.isOpen).toBe(false)
  expect(chosen.propsOf('a')).toMatchObject({ text: 'theirs', slides: slide(1, { title: 'Mine' }) })
})

test('two who do the same, or type the same, are not asked', () => {
  const same = [set('a', { text: 'same' }), move('b', 0), { kind: 'remove', id: 'c' } as const]
  const { document, conflicts } = merged(same, same)
  expect(conflicts).toEqual([])
  expect(bytesOf(document)).toBe(bytesOf(replay(page, same)))
})

test('what one deleted and the other changed stays until somebody decides', () => {
  const [mine, theirs] = [[{ kind: 'remove', id: 'free' } as const], [set('f', { text: 'theirs' })]]
  const { document, conflicts } = merged(mine, theirs)
  expect(conflicts).toEqual([{ id: 'free', field: 'deleted', mine: 'deleted', theirs: 'changed' }])
  expect(document.nodes.get('f')?.props['text']).toBe('theirs')
  expect(outlineOf(merged(mine, theirs, () => 'mine').document)).toBe('a, b, box(c, d)')
  expect(merged(theirs, mine, () => 'mine').propsOf('f')).toMatchObject({ text: 'theirs' })
})

test('what one saved from a box that the other one deleted stays, whatever is decided', () => {
  const start = aPage(aContainer('box', aSection('c')), aContainer('other'))
  const theirs = replay(start, [move('c', 0, 'other'), { kind: 'remove', id: 'box' }])
  const mine = replay(start, [{ kind: 'remove', id: 'other' }])
  const { document } = mergeDocuments({ base: start, mine, theirs }, () => 'mine')
  expect(document.nodes.has('c')).toBe(true)
})

test('a section that both moved to different places, or into each other, is a question', () => {
  const apart = merged([move('a', 2)], [move('a', 0, 'box')])
  expect(apart.conflicts).toMatchObject([{ id: 'a', field: 'place' }])

  const two = aPage(aContainer('x'), aContainer('y'))
  const into = (id: string, parent: string) => replay(two, [move(id, 0, parent)])
  const circle = mergeDocuments({ base: two, mine: into('x', 'y'), theirs: into('y', 'x') })
  expect(circle.conflicts).toMatchObject([{ field: 'place' }])
  expect(outlineOf(circle.document)).toBe('y(x())')
})

test('what was moved into a box stays in it where the two boxes are moved into each other', () => {
  const start = aPage(aSection('a'), aContainer('x'), aContainer('y'))
  const mine = replay(start, [move('x', 0, 'y')])
  const theirs = replay(start, [move('y', 0, 'x'), move('a', 0, 'x')])
  const { document } = mergeDocuments({ base: start, mine, theirs }, () => 'mine')
  expect(outlineOf(document)).toBe('y(x(a))')
})

const edits = fc.array(randomAct, { maxLength: 8 })

function edited(
  document: PageDocument,
  acts: typeof edits extends fc.Arbitrary<infer Acts> ? Acts : never,
) {
  return acts.reduce((current, act) => {
    const known = ['insert', 'duplicate', 'remove', 'move', 'type', 'batch', 'hide']
    if (!known.includes(act.kind)) return current
    const outcome = attempt(current, randomOperation(current, act))
    return isRefused(outcome) ? current : outcome.document
  }, document)
}

const runs = Number(process.env['RUNS'] ?? 500)

test('whatever both did, each component is there once, and it does not matter who is who', () => {
  fc.assert(
    fc.property(edits, edits, (mineActs, theirActs) => {
      const [mine, theirs] = [edited(page, mineActs), edited(page, theirActs)]
      const { document, conflicts } = mergeDocuments({ base: page, mine, theirs })
      expect(listInOrder(document).toSorted()).toEqual([...document.nodes.keys()].toSorted())

      const other = mergeDocuments({ base: page, mine: theirs, theirs: mine })
      const keysOf = (list: typeof conflicts) =>
        list.map(({ id, field }) => `${id} ${field}`).toSorted()
      expect(keysOf(other.conflicts)).toEqual(keysOf(conflicts))
      if (conflicts.length === 0) expect(contentOf(other.document)).toEqual(contentOf(document))
      for (const { mine: one, theirs: another } of conflicts)
        expect(isSame(one, another)).toBe(false)

      expect(bytesOf(mergeDocuments({ base: page, mine, theirs: page }).document)).toBe(
        bytesOf(mine),
      )
      expect(bytesOf(mergeDocuments({ base: page, mine: page, theirs }).document)).toBe(
        bytesOf(theirs),
      )
      expectNothingLost(document, mine, theirs)
    }),
    { numRuns: runs },
  )
}, 1_200_000)

/** Without the order of keys. */
const contentOf = (document: PageDocument) => JSON.parse(bytesOf(document)) as unknown

function expectNothingLost(document: PageDocument, mine: PageDocument, theirs: PageDocument) {
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    for (const [id, node] of one.nodes) {
      const base = page.nodes.get(id)
      if (!base) expect(document.nodes.has(id)).toBe(true)
      for (const key of Object.keys(node.props)) {
        const isChanged = !isSame(base?.props[key], node.props[key])
        const isOnlyOne = isSame(other.nodes.get(id)?.props[key], base?.props[key])
        if (!isChanged || (!isOnlyOne && base)) continue
        expect(document.nodes.get(id)?.props[key]).toEqual(node.props[key])
      }
    }
  }
}

test('the operations between two pages make one exactly the other', () => {
  fc.assert(
    fc.property(edits, edits, (one, two) => {
      const [before, after] = [edited(page, one), edited(page, two)]
      const made = replay(before, operationsBetween(before, after))
      expect(contentOf(made)).toEqual(contentOf(after))
      expect(made.nodes.size).toBe(after.nodes.size)
    }),
    { numRuns: runs },
  )
}, 1_200_000)
