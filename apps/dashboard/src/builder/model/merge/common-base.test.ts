import { expect, test } from 'vitest'
import { aContainer, aPage, aSection, outlineOf } from '../../testing/document-fixture.ts'
import type { PageDocument } from '../page/document.ts'
import { commonBase } from './common-base.ts'
import { mergeDocuments } from './merge-documents.ts'

const color = { textColor: '#111111' }

test('what was sent and saved, and changed there since, asks nothing where it was not changed here', () => {
  const [base, sent] = [aPage(aSection('a')), aPage(aSection('a'), aSection('new', color))]
  const theirs = aPage(aSection('a', { text: 'Theirs' }), aSection('new', color))
  const merge = mergeDocuments({
    base: commonBase({ base, sent, mine: sent, theirs }),
    mine: sent,
    theirs,
  })
  expect(merge.conflicts).toEqual([])
  expect(merge.document).toEqual(theirs)
})

test('a section that was refused here, and that somebody else brought back, loses nothing', () => {
  const base = aPage(aSection('a'))
  const mine = aPage(aSection('a'), aSection('back', { ...color, text: 'Mine' }))
  const theirs = aPage(aSection('a'), aSection('back', { ...color, text: 'Theirs' }))
  const common = commonBase({ base, sent: mine, mine, theirs })
  const { conflicts } = mergeDocuments({ base: common, mine, theirs })
  expect(conflicts).toEqual([{ id: 'back', field: 'props.text', mine: 'Mine', theirs: 'Theirs' }])
})

test('a value that was sent, brought back here and changed there is asked about', () => {
  const [base, sent] = [
    aPage(aSection('a', { text: 'First' })),
    aPage(aSection('a', { text: 'Sent' })),
  ]
  const theirs = aPage(aSection('a', { text: 'Theirs' }))
  const common = commonBase({ base, sent, mine: base, theirs })
  const { conflicts } = mergeDocuments({ base: common, mine: base, theirs })
  expect(conflicts).toEqual([{ id: 'a', field: 'props.text', mine: 'First', theirs: 'Theirs' }])
})

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => aSection(id)) as Sections
type Sections = [Section, Section, Section, Section]
type Section = ReturnType<typeof aSection>

function mergedPlaces(
  base: PageDocument,
  sent: PageDocument,
  versions: Record<'mine' | 'theirs', PageDocument>,
) {
  const common = commonBase({ base, sent, ...versions })
  const { document, conflicts } = mergeDocuments({ base: common, ...versions })
  return { outline: outlineOf(document), conflicts: conflicts.map(({ id, field }) => [id, field]) }
}

test.each([
  ['another order that did not arrive', aPage(a, b, c), aPage(b, c, a), aPage(a, b, c, d)],
  ['another order that was saved', aPage(a, b, c), aPage(b, c, a), aPage(b, c, a, d)],
])('%s is kept without a question', (_what, base, sent, theirs) => {
  expect(mergedPlaces(base, sent, { mine: sent, theirs })).toEqual({
    outline: 'b, c, a, d',
    conflicts: [],
  })
})

test('a move into a box that did not arrive is kept without a question', () => {
  const base = aPage(a, aContainer('box'))
  const sent = aPage(aContainer('box', a))
  const theirs = aPage(a, aContainer('box'), d)
  expect(mergedPlaces(base, sent, { mine: sent, theirs })).toEqual({
    outline: 'box(a), d',
    conflicts: [],
  })
})

test('what was sent to a box, moved back here and moved to another one there is asked about', () => {
  const base = aPage(a, aContainer('x'), aContainer('y'))
  const sent = aPage(aContainer('x', a), aContainer('y'))
  const theirs = aPage(aContainer('x'), aContainer('y', a))
  const { conflicts } = mergedPlaces(base, sent, { mine: base, theirs })
  expect(conflicts).toEqual([['a', 'place']])
})

test('an order that was sent and taken back stays taken back where they changed something else', () => {
  const [base, sent] = [aPage(a, b, c), aPage(b, c, a)]
  const theirs = aPage(b, c, a, d)
  expect(mergedPlaces(base, sent, { mine: base, theirs })).toEqual({
    outline: 'a, b, c, d',
    conflicts: [],
  })
})

test('a section that was sent keeps its place among what was not moved', () => {
  const [base, sent] = [aPage(a, b), aPage(a, d, b)]
  const theirs = aPage(a, d, b, c)
  expect(mergedPlaces(base, sent, { mine: sent, theirs })).toEqual({
    outline: 'a, d, b, c',
    conflicts: [],
  })
})
