import { expect, test } from 'vitest'
import { aPage, aSection } from '../../testing/document-fixture.ts'
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
