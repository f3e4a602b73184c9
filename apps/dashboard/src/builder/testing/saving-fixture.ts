import { onTestFinished, vi } from 'vitest'
import { aSection } from './document-fixture.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { builderCommands } from '../commands/commands.ts'
import { aSavedPage } from './page-fixture.ts'
import { createAutosave } from '../saving/autosave.ts'
import { createEditsBackup } from '../saving/edits-backup.ts'
import { joinChanges, type StoredChange } from '../saving/stored-change.ts'
import { type StoredEdits, restoredState } from '../saving/stored-edits.ts'
import { FakeServer } from './fake-server.ts'

const storage = new Map<string, StoredEdits | StoredChange>()

export const fakeStorage = {
  put: async (edits: StoredEdits) => void storage.set(edits.key, structuredClone(edits)),
  putChange: async (change: StoredChange) => void storage.set(change.key, structuredClone(change)),
  remove: async (key: string) => void storage.delete(key),
}

export const storedEdits = () =>
  joinChanges([...storage.values()]).find(({ key }) => key === 'mei tea home 1')

export function open(server: FakeServer, stored?: StoredEdits) {
  const store = createBuilderStore(server.page, restoredState(server.page, stored))
  const place = { key: 'mei tea home 1', windowId: '1' }
  const backup = createEditsBackup({ store, storage: fakeStorage, place, unanswered: stored })
  const saving = createAutosave({ store, client: server.client, backup })
  onTestFinished(saving.start())
  const commands = builderCommands(store)
  const type = (text: string) => commands.setProp('a', 'text', text, 'text')
  return { store, saving, backup, commands, type, state: () => store.getState() }
}

export const killWindows = () => vi.clearAllTimers()

export const aServer = () => new FakeServer(aSavedPage(aSection('a')))

export const within = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
