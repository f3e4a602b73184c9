import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGroup,
  aPage,
  aSection,
  bytesOf,
} from '../../testing/document-fixture.ts'
import { randomAct, randomOperation } from '../../testing/random-operation-fixture.ts'
import { attempt } from '../edits/attempt.ts'
import { isRefused } from '../edits/operation.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import { shareNodes } from '../merge/share-nodes.ts'
import type { PageDocument } from '../page/document.ts'
import { rebaseHistory } from './rebase-history.ts'
import { emptySession, perform, redo, type Session, undo } from './session.ts'

const page = aPage(
  aSection('a'),
  aSection('b'),
  aContainer('box', aSection('c')),
  aFreeSection('free', aBlock('e'), aGroup('g', aBlock('f'))),
)

const choose = () => 'mine' as const

const acts = fc.array(
  randomAct.filter(({ kind }) =>
    ['insert', 'remove', 'move', 'type', 'batch', 'hide'].includes(kind),
  ),
  { maxLength: 6 },
)
type Acts = typeof acts extends fc.Arbitrary<infer Each> ? Each : never

function lived(list: Acts): Session {
  return list.reduce<Session>(
    (session, act) => {
      const next = perform(session, randomOperation(session.components, act))
      return typeof next === 'string' ? session : next
    },
    { ...emptySession, components: page },
  )
}

function edited(list: Acts): PageDocument {
  return list.reduce((current, act) => {
    const outcome = attempt(current, randomOperation(current, act))
    return isRefused(outcome) ? current : outcome.document
  }, page)
}

const contentOf = (document: PageDocument) => JSON.parse(bytesOf(document)) as unknown

test('undo takes back one’s own steps exactly, and nothing of somebody else', () => {
  fc.assert(
    fc.property(acts, fc.nat(), acts, (mineActs, undone, theirActs) => {
      let mine = lived(mineActs)
      const taken = undone % (mine.history.past.length + 1)
      for (let count = 0; count < taken; count += 1) mine = undo(mine)
      const theirs = edited(theirActs)
      const from = mine.components
      const merged = mergeDocuments({ base: page, mine: from, theirs }, choose).document
      const versions = { base: page, mine: from, theirs: shareNodes(page, theirs) }
      const history = rebaseHistory({ history: mine.history, ...versions, choose, foreign: [] })

      let session: Session = { ...mine, components: merged, history }
      const steps = history.past.length
      for (let count = 0; count < steps; count += 1) session = undo(session)
      expect(session.history.past).toEqual([])
      expect(contentOf(session.components)).toEqual(contentOf(theirs))
      for (let count = 0; count < steps; count += 1) session = redo(session)
      expect(contentOf(session.components)).toEqual(contentOf(merged))
      for (let count = 0; count < history.future.length; count += 1) session = redo(session)
      expect(session.history.future).toEqual([])
    }),
    { numRuns: Number(process.env['RUNS'] ?? 500) },
  )
}, 1_200_000)

test('settings that somebody else changed are no part of undo', () => {
  const settings = { name: 'Mine', slug: '', metaTitle: 'Title', metaDescription: '' }
  const around = { selectedBefore: emptySession, selectedAfter: emptySession }
  const step = {
    done: [],
    undone: [],
    ...around,
    settings: { before: { name: '', metaTitle: '' }, after: settings },
  }
  const same = { base: page, mine: page, theirs: page }
  const history = { past: [step], future: [], open: null }
  const rebased = rebaseHistory({ history, ...same, choose: () => undefined, foreign: ['name'] })
  expect(rebased.past[0]?.settings?.before).toEqual({ metaTitle: '' })
})
