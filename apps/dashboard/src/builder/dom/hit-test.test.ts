import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempt } from '../model/edits/attempt.ts'
import { aContainer, aPage, aSection } from '../testing/document-fixture.ts'
import { CHILDREN, type NodeId, type PageDocument } from '../model/page/document.ts'
import { isRefused } from '../model/edits/operation.ts'
import { findSlot, isContainer, readSubtree, requireNode } from '../model/page/find-node.ts'
import { randomPage } from '../testing/random-page-fixture.ts'
import { type Geometry, type Rect, sharesRow, type SlotBox } from './geometry.ts'
import { type Carried, hitTest } from './hit-test.ts'

const WIDTH = 800

/** Minimal layout: containers whose id begins with `row` lay out their children side by side. */
function layOut(document: PageDocument): Geometry {
  const boxes: SlotBox[] = []
  const place = (parent: NodeId | null, ids: readonly NodeId[], at: Rect): number => {
    const isRow = parent?.startsWith('row') && ids.length > 0
    const width = isRow ? (at.right - at.left - 8 * (ids.length - 1)) / ids.length : undefined
    const children: { id: NodeId; rect: Rect; index: number }[] = []
    const own = boxes.length
    boxes.push({
      parent,
      slot: parent ? CHILDREN : 'page',
      region: 'page',
      rect: at,
      inner: at,
      flow: parent?.startsWith('row') ? 'x' : 'y',
      children,
    })
    let top = at.top
    let lowest = at.top
    for (const [index, id] of ids.entries()) {
      const left = width === undefined ? at.left : at.left + index * (width + 8)
      const right = width === undefined ? at.right : left + width
      const node = requireNode(document, id)
      const bottom = isContainer(node)
        ? place(id, node.slots[CHILDREN]!, {
            left: left + 12,
            right: right - 12,
            top: top + 20,
            bottom: 0,
          }) + 20
        : top + 60
      children.push({ id, rect: { left, right, top, bottom }, index })
      lowest = Math.max(lowest, bottom)
      if (!isRow) top = bottom + 8
    }
    const bottom = Math.max(lowest, at.top + 60)
    boxes[own] = { ...boxes[own]!, rect: { ...at, bottom }, inner: { ...at, bottom } }
    return bottom
  }
  place(null, document.root.page, { left: 0, right: WIDTH, top: 0, bottom: 0 })
  return boxes
}

const anywhere = () => true
const nothing: Carried = { region: 'page', ids: new Set(), fits: anywhere }
const carry = (document: PageDocument, id: NodeId): Carried => ({
  region: 'page',
  ids: new Set(readSubtree(document, id).map((node) => node.id)),
  fits: anywhere,
})

const page = aPage(aSection('a'), aContainer('box', aSection('b')), aContainer('empty'), {
  ...aContainer('row', aSection('c'), aSection('d')),
})

test.each([
  ['above the first section', 10, null, 0],
  ['below its middle', 40, null, 1],
  ['at the edge of a container', 72, null, 1],
  ['inside a container', 100, 'box', 0],
  ['inside an empty container', 220, 'empty', 0],
  ['below everything', 5000, null, 4],
])('%s is a place', (_where, y, parent, index) => {
  const drop = hitTest(layOut(page), { x: 300, y }, nothing)
  expect(drop?.place).toEqual({ parent, slot: parent ? CHILDREN : 'page', index })
})

test('in a row the line is vertical between two sections', () => {
  const geometry = layOut(page)
  const row = geometry.find((slot) => slot.parent === 'row')!
  const [c, d] = row.children
  const y = (row.rect.top + row.rect.bottom) / 2
  const drop = hitTest(geometry, { x: d!.rect.left + 10, y }, nothing)!
  expect(drop.place).toMatchObject({ parent: 'row', index: 1 })
  expect(drop.line).toMatchObject({ axis: 'x', left: (c!.rect.right + d!.rect.left) / 2 })
})

test('a container never offers a place in itself', () => {
  const geometry = layOut(page)
  const box = geometry.find((slot) => slot.parent === 'box')!
  const point = { x: 300, y: box.rect.top + 30 }
  expect(hitTest(geometry, point, nothing)?.place.parent).toBe('box')
  expect(hitTest(geometry, point, carry(page, 'box'))?.place.parent).toBeNull()
})

test('what belongs to the footer finds no place where there is none', () => {
  expect(hitTest(layOut(page), { x: 1, y: 1 }, { ...nothing, region: 'footer' })).toBeUndefined()
})

const inBoxes = (parent: NodeId | null) => parent === 'box' || parent === 'empty'

test('what fits into some sections only goes to the nearest of them', () => {
  const geometry = layOut(page)
  const at = (y: number) =>
    hitTest(geometry, { x: 300, y }, { ...nothing, fits: inBoxes })?.place.parent
  expect([at(10), at(100), at(5000)]).toEqual(['box', 'box', 'empty'])
  expect(hitTest(geometry, { x: 300, y: 10 }, { ...nothing, fits: () => false })).toBeUndefined()
})

test('a drop lands exactly where the line is, whatever is dragged and wherever it is released', () => {
  const runs = Number(process.env['RUNS'] ?? 10_000)
  fc.assert(
    fc.property(randomPage, fc.nat(), fc.nat(WIDTH), fc.nat(), (document, pick, x, far) => {
      const ids = [...document.nodes.keys()]
      const id = ids[pick % ids.length]!
      const geometry = layOut(document)
      const height = geometry[0]!.rect.bottom + 100
      const { place, line } = hitTest(geometry, { x, y: far % height }, carry(document, id))!

      const outcome = attempt(document, { kind: 'move', id, to: place })
      if (isRefused(outcome)) throw new Error(outcome.refused)

      const landed = findSlot(outcome.document, place)!
      expect(landed[place.index]).toBe(id)
      const slot = geometry.find((box) => box.parent === place.parent)!
      const rectOf = new Map(slot.children.map((child) => [child.id, child.rect]))
      const before = rectOf.get(landed[place.index - 1] ?? '')
      const after = rectOf.get(landed[place.index + 1] ?? '')
      const end = line.axis === 'x' ? 'right' : 'bottom'
      const start = line.axis === 'x' ? 'left' : 'top'
      if (before) expect(line[start]).toBeGreaterThanOrEqual(before[end])
      if (after) expect(line[start]).toBeLessThanOrEqual(after[start])
      if (before && after) expect(line.axis === 'x').toBe(sharesRow(before, after))
    }),
    { numRuns: runs, seed: 20 },
  )
}, 1_200_000)
