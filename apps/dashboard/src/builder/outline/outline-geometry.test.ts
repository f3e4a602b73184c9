import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempt } from '../model/edits/attempt.ts'
import { aContainer, aPage, aSection, outlineOf } from '../testing/document-fixture.ts'
import { CHILDREN, type NodeId, type PageDocument } from '../model/page/document.ts'
import { isRefused } from '../model/edits/operation.ts'
import { findSlot } from '../model/page/find-node.ts'
import { randomPage } from '../testing/random-page-fixture.ts'
import { selectAll, selectOnly } from '../model/session/selection.ts'
import { moveAll } from '../multi-select/edit-all.ts'
import { hitTest } from '../dom/hit-test.ts'
import type { Dragged } from '../pointer/pointer-state.ts'
import { describeCarried } from '../pointer/describe-carried.ts'
import { listMoved } from '../store/list-moved.ts'
import { INDENT, outlineGeometry, ROW } from './outline-geometry.ts'
import { listRows } from './outline-rows.ts'

const WIDTH = 220
const none = new Set<string>()

const aNewText: Dragged = { kind: 'new', type: 'textBlock' }

function dropAt(
  document: PageDocument,
  x: number,
  y: number,
  dragged = aNewText,
  collapsed = none,
) {
  const rows = listRows(document, collapsed)
  const carried = describeCarried({ components: document, ...selectOnly(null) }, dragged)
  return hitTest(outlineGeometry(document, rows, WIDTH), { x, y }, carried)!
}

// Rows: header 0, page 1, a 2, box 3, b 4, in 5, c 6, d 7, footer 8.
const page = aPage(
  aSection('a'),
  aContainer('box', aSection('b'), aContainer('in', aSection('c'))),
  aSection('d'),
)
const far = 150

test.each([
  ['above the first section', far, 2 * ROW + 4, null, 0],
  ['on the edge of a container', far, 3 * ROW + 2, null, 1],
  ['on a container', far, 3 * ROW + 20, 'box', 0],
  ['below the last section inside', far, 7 * ROW - 4, 'in', 1],
  ['there, but left of the inner container', INDENT + 4, 7 * ROW - 4, 'box', 2],
  ['there, but left of both containers', 4, 7 * ROW - 4, null, 2],
  ['below everything', far, 5000, null, 3],
])('%s is a place', (_where, x, y, parent, index) => {
  const slot = parent === null ? 'page' : CHILDREN
  expect(dropAt(page, x, y).place).toEqual({ parent, slot, index })
})

test('the line is indented like its list', () => {
  const y = 7 * ROW - 4
  expect(dropAt(page, far, y).line).toMatchObject({ left: 3 * INDENT, top: 7 * ROW })
  expect(dropAt(page, 4, y).line).toMatchObject({ left: INDENT, top: 7 * ROW })
})

test('onto a collapsed container goes first inside it', () => {
  const { place, line } = dropAt(
    page,
    far,
    3 * ROW + 16,
    { kind: 'existing', id: 'd' },
    new Set(['box']),
  )
  expect(place).toEqual({ parent: 'box', slot: CHILDREN, index: 0 })
  expect(line.left).toBe(2 * INDENT)
})

test('a drop in the outline lands exactly where the line is, however many are dragged', () => {
  const runs = Number(process.env['RUNS'] ?? 10_000)
  const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(randomPage, picks, fc.nat(WIDTH), fc.nat(), (document, pick, x, far) => {
      const all = [...document.nodes.keys()]
      const picked = [...new Set(pick.map((nth) => all[nth % all.length]!))]
      const session = { components: document, ...selectAll(picked) }
      const id = picked.at(-1)!
      const rows = listRows(document, none)
      const carried = describeCarried(session, { kind: 'existing', id })
      const y = far % (rows.length * ROW + 60)
      const geometry = outlineGeometry(document, rows, WIDTH)
      const { place, line } = hitTest(geometry, { x, y }, carried)!

      const moved = listMoved(session, id)
      const outcome = attempt(document, moveAll(document, moved, place))
      if (isRefused(outcome)) throw new Error(`${outcome.refused} ${outlineOf(document)}`)

      const landed = findSlot(outcome.document, place)!
      expect(landed.slice(place.index, place.index + moved.length)).toEqual(moved)
      const topOf = (id: NodeId) => rows.findIndex((row) => row.id === id) * ROW
      const before = landed[place.index - 1]
      const after = landed[place.index + moved.length]
      if (before !== undefined) expect(line.top).toBeGreaterThan(topOf(before))
      if (after !== undefined) expect(line.top).toBeLessThanOrEqual(topOf(after))
    }),
    { numRuns: runs, seed: 20 },
  )
}, 1_200_000)
