import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aContainer, aSection } from '../testing/document-fixture.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { hasUnsavedComponents } from '../store/builder-state.ts'
import { builderCommands } from '../commands/commands.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { changeSince, joinChanges } from './stored-change.ts'
import { type StoredEdits, storedEditsOf } from './stored-edits.ts'

const place = { key: 'mei tea home 1', windowId: '1' }
const act = fc.record({
  kind: fc.constantFrom(
    'type',
    'add',
    'duplicate',
    'remove',
    'down',
    'undo',
    'redo',
    'blur',
    'save',
  ),
  which: fc.nat(),
  text: fc.string({ maxLength: 3 }),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

function open() {
  const page = aSavedPage(aSection('a'), aContainer('box', aSection('b')), aSection('c'))
  const store = createBuilderStore(page)
  const commands = builderCommands(store)
  const acts: Record<Act['kind'], (id: string, text: string) => unknown> = {
    type: (id, text) => commands.setProp(id, 'text', text, 'text'),
    add: () => commands.add('textBlock'),
    duplicate: (id) => commands.duplicate(id),
    remove: (id) => commands.remove(id),
    down: (id) => commands.moveBeside(id, 'down'),
    undo: commands.undo,
    redo: commands.redo,
    blur: commands.closeStep,
    save() {
      const { history, components } = store.getState()
      store.setState({ savedStep: history.past.at(-1), savedComponents: components })
    },
  }
  const perform = ({ kind, which, text }: Act) => {
    const ids = [...store.getState().components.nodes.keys()]
    const id = ids[which % Math.max(1, ids.length)]
    if (id !== undefined) acts[kind](id, text)
  }
  return { store, perform, write: () => storedEditsOf(store.getState(), place, { unanswered: [] }) }
}

test('a full copy with its changes gives the current edits', () => {
  fc.assert(
    fc.property(fc.array(act), fc.array(act, { maxLength: 15 }), (before, after) => {
      const { store, perform, write } = open()
      for (const each of before) perform(each)
      const whole = write()
      for (const each of after) perform(each)
      const edits = write()
      const [taken] = joinChanges(structuredClone([whole, changeSince(whole, edits)!]))
      expect(taken).toEqual(structuredClone(edits))
      const isSaved = taken!.history.past.at(-1) === taken!.savedStep
      expect(isSaved).toBe(!hasUnsavedComponents(store.getState()))
    }),
    { numRuns: 300 },
  )
})

test('a change belongs to one whole, and says nothing without it', () => {
  const { perform, write } = open()
  const whole = write()
  perform({ kind: 'type', which: 0, text: 'Tea' })
  const change = changeSince(whole, write())!
  const later: StoredEdits = { ...whole, keptAt: whole.keptAt + 1 }
  expect(joinChanges([later, change])).toEqual([later])
  expect(joinChanges([change])).toEqual([])
})

test('after many changes a full copy is stored again', () => {
  const { perform, write } = open()
  const whole = write()
  for (let copy = 0; copy < 80; copy += 1) perform({ kind: 'add', which: 0, text: '' })
  expect(changeSince(whole, write())).toBeUndefined()
})
