import { onTestFinished, vi } from 'vitest'
import { aSection } from './document-fixture.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { builderCommands } from '../commands/commands.ts'
import { aSavedPage } from './page-fixture.ts'
import { createAutosave } from '../saving/autosave.ts'
import { keepEdits } from '../saving/keep-edits.ts'
import { joinKept, type KeptChange } from '../saving/kept-change.ts'
import { type KeptEdits, stateOfKept } from '../saving/kept-edits.ts'
import { FakeServer } from './fake-server.ts'

const shelf = new Map<string, KeptEdits | KeptChange>()

export const shelfOfDevice = {
  put: async (edits: KeptEdits) => void shelf.set(edits.key, structuredClone(edits)),
  putChange: async (change: KeptChange) => void shelf.set(change.key, structuredClone(change)),
  remove: async (key: string) => void shelf.delete(key),
}

export const keptHere = () =>
  joinKept([...shelf.values()]).find(({ key }) => key === 'mei tea home 1')

export function open(server: FakeServer, kept?: KeptEdits) {
  const store = createBuilderStore(server.page, stateOfKept(server.page, kept))
  const place = { key: 'mei tea home 1', windowId: '1' }
  const unanswered = kept?.unanswered ?? []
  const keeper = keepEdits({ store, shelf: shelfOfDevice, place, unanswered })
  const saving = createAutosave({ store, client: server.client, keeper })
  onTestFinished(saving.start())
  const commands = builderCommands(store)
  const type = (text: string) => commands.setProp('a', 'text', text, 'text')
  return { store, saving, keeper, commands, type, state: () => store.getState() }
}

export const killWindows = () => vi.clearAllTimers()

export const aServer = () => new FakeServer(aSavedPage(aSection('a')))

export const within = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
