import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aSection } from '../testing/document-fixture.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { FakeServer, refusal } from '../testing/fake-server.ts'
import {
  aServer,
  storedEdits,
  killWindows,
  open,
  fakeStorage,
  within,
} from '../testing/saving-fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('while the server is away, edits are stored on the device and retried', async () => {
  const server = aServer()
  const { type, state, backup } = open(server)
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  type('Sencha')
  await within(1000)
  expect(state().saving).toEqual({ name: 'offline', isStored: true })
  expect(backup.isSafe()).toBe(true)
  server.before = async () => {}
  await within(60_000)
  expect(server.text).toBe('Sencha')
  expect(state().saving.name).toBe('idle')
})

test('a browser that keeps nothing is not said to keep it', async () => {
  const server = aServer()
  const { type, state, backup } = open(server)
  vi.spyOn(fakeStorage, 'put').mockRejectedValue(new Error('QuotaExceededError'))
  onTestFinished(() => void vi.restoreAllMocks())
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  type('Sencha')
  await within(1000)
  expect(state().saving).toEqual({ name: 'offline', isStored: false })
  expect(backup.isSafe()).toBe(false)
})

test('a page is stored in full once, and then only its changes', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state } = open(server)
  const put = vi.spyOn(fakeStorage, 'put')
  onTestFinished(() => void vi.restoreAllMocks())
  for (let letter = 0; letter < 100; letter += 1) {
    type('x'.repeat(letter + 1))
    await within(100)
  }
  await within(1000)
  expect(put).toHaveBeenCalledOnce()
  const stored = storedEdits()!
  expect(stored.components).toEqual(state().components)
  expect(stored.isUnsaved).toBe(false)
  expect(stored.history.past.at(-1)).toBe(stored.savedStep)
})

test('edits, history and selection are taken up where a closed window left them', async () => {
  const server = aServer()
  const closed = open(server)
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  closed.commands.select('a')
  closed.type('Sencha')
  await within(300)
  killWindows()

  server.before = async () => {}
  const { state, commands } = open(server, storedEdits())
  expect(state().components.nodes.get('a')?.props['text']).toBe('Sencha')
  expect(state().selectedComponent).toBe('a')
  await within(1000)
  expect(server.text).toBe('Sencha')
  commands.undo()
  await within(1000)
  expect(server.text).toBe('a')
})

test('a save whose answer was lost is no conflict with oneself, also after the window was closed', async () => {
  const server = aServer()
  const closed = open(server)
  server.after = () => Promise.reject(new TypeError('Failed to fetch'))
  closed.type('Sen')
  await within(700)
  expect(server.text).toBe('Sen')
  expect(closed.state().saving.name).toBe('offline')
  closed.type('Sencha')
  await within(300)
  killWindows()

  server.after = async () => {}
  const { state } = open(server, storedEdits())
  await within(1000)
  expect(state().saving.name).toBe('idle')
  expect(server.text).toBe('Sencha')
})

test('what was undone after a save without an answer stays undone in the next window', async () => {
  const server = aServer()
  const closed = open(server)
  server.after = () => Promise.reject(new TypeError('Failed to fetch'))
  closed.type('Sencha')
  await within(700)
  expect(server.text).toBe('Sencha')
  closed.commands.undo()
  await within(300)
  killWindows()

  server.after = async () => {}
  const { state, commands } = open(server, storedEdits())
  await within(2000)
  expect(state().saving.name).toBe('idle')
  expect(server.text).toBe('a')
  commands.redo()
  await within(1000)
  expect(server.text).toBe('Sencha')
})

test('after a session ended, saving goes on once someone signed in again', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  server.before = () => Promise.reject(refusal('not_signed_in', 401))
  type('Sencha')
  await within(1000)
  expect(state().saving.name).toBe('signedOut')
  server.before = async () => {}
  await saving.resume()
  expect(server.text).toBe('Sencha')
})

test('a page that was deleted meanwhile says so, and its edits stay stored', async () => {
  const server = aServer()
  const { type, state } = open(server)
  server.before = () => Promise.reject(refusal('not_found', 404))
  type('Sencha')
  await within(1000)
  expect(state().saving.name).toBe('gone')
  expect(storedEdits()).toMatchObject({ isUnsaved: true })
})

test.each([
  ['not_found', 404, 'gone'],
  ['not_signed_in', 401, 'signedOut'],
] as const)('a lost answer and then %s is not said to be offline', async (code, status, name) => {
  const server = aServer()
  const { type, state } = open(server)
  server.after = () => Promise.reject(new TypeError('Failed to fetch'))
  type('Sencha')
  await within(700)
  expect(state().saving.name).toBe('offline')
  server.before = () => Promise.reject(refusal(code, status))
  await within(5000)
  expect(state().saving.name).toBe(name)
  expect(storedEdits()).toMatchObject({ isUnsaved: true })
})
