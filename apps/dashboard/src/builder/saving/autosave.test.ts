import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import { refusal } from '../testing/fake-server.ts'
import { aServer, storedEdits, open, within } from '../testing/saving-fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a draft is saved within a second of the last change, with the revision it is based on', async () => {
  const server = aServer()
  const { type, state } = open(server)
  for (const text of ['S', 'Se', 'Sencha']) type(text)
  await within(1000)
  expect(server.saved).toMatchObject([{ publish: false, autosave: true, revision: 3 }])
  expect(server.saved[0]).not.toHaveProperty('globalContent')
  expect(server.text).toBe('Sencha')
  expect(state().saving.name).toBe('idle')
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('what is typed without a pause is saved all the same, and stays one step', async () => {
  const server = aServer()
  const { type, state } = open(server)
  for (let letter = 0; letter < 100; letter += 1) {
    type('x'.repeat(letter + 1))
    await within(100)
  }
  expect(server.saved.length).toBeGreaterThan(1)
  expect(server.saved.length).toBeLessThan(5)
  expect(state().history.past).toHaveLength(1)
})

test('two saves are never on their way at once, and what came in between follows', async () => {
  const server = aServer()
  const { type, saving } = open(server)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  server.before = () => answered
  type('Sen')
  await within(1000)
  type('Sencha')
  void saving.save()
  await within(5000)
  expect(server.inFlight).toBe(1)
  server.before = async () => {}
  answer()
  await within(1000)
  expect(server.maxInFlight).toBe(1)
  expect(server.text).toBe('Sencha')
  expect(server.saved.map(({ autosave }) => autosave)).toEqual([true, false])
})

test('a taken address is shown at its field, and the content is saved', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  type('Sencha')
  commands.setSetting('slug', 'about')
  await within(1000)
  expect(state().saving).toMatchObject({ name: 'failed', issues: [{ path: 'slug' }] })
  expect(server.text).toBe('Sencha')
})

test('a refused value is named, and everything else is saved', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  const problem = 'This is no colour.'
  server.before = async () => {
    const { textColor } = server.lastInput.content?.[0]?.props ?? {}
    if (textColor === 'potato') {
      const issues = [{ path: 'content.0.props.textColor', message: problem }]
      throw refusal('invalid_input', 400, undefined, issues)
    }
  }
  type('Sencha')
  commands.setProp('a', 'textColor', 'potato', 'textColor')
  await within(1000)
  expect(server.text).toBe('Sencha')
  expect(server.page.content[0]?.props['textColor']).toBe('')
  expect(state().saving).toMatchObject({
    name: 'failed',
    isRestSaved: true,
    issues: [{ path: 'content.0.props.textColor', message: problem }],
  })
  expect(hasUnsavedChanges(state())).toBe(true)
  expect(state().components.nodes.get('a')?.props['textColor']).toBe('potato')
  expect(storedEdits()).toMatchObject({ isUnsaved: true })

  commands.setProp('a', 'textColor', '#123456', 'textColor')
  await within(1000)
  expect(server.page.content[0]?.props['textColor']).toBe('#123456')
  expect(state().saving.name).toBe('idle')
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('what is typed after Publish was pressed stays a draft', async () => {
  const server = aServer()
  const { type, saving, commands, state } = open(server)
  type('Sencha')
  commands.closeStep()
  saving.press()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  server.before = () => answered
  const finished = saving.finish()
  await within(100)
  type('Sencha, half a sen')
  answer()
  await finished
  const published = saving.publish()
  await within(5000)
  expect(await published).toBe(true)
  const live = server.saved.filter(({ publish }) => publish)
  expect(live).toMatchObject([{ content: [{ props: { text: 'Sencha' } }] }])
  expect(server.text).toBe('Sencha, half a sen')
  expect(server.saved.at(-1)).toMatchObject({ publish: false })
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('a name that is typed is saved as a draft, without the sections', async () => {
  const server = aServer()
  const { commands, state } = open(server)
  commands.setSetting('name', 'Teas')
  await within(1000)
  expect(server.page.name).toBe('Teas')
  expect(server.named).toMatchObject([{ name: 'Teas', publish: false }])
  expect(server.saved).toEqual([])
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('what is typed while Publish is on its way stays a draft, the name as well', async () => {
  const server = aServer()
  const { type, saving, commands, state } = open(server)
  type('Sencha')
  commands.setSetting('name', 'Teas')
  commands.closeStep()
  await saving.finish()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  server.before = () => answered
  saving.press()
  const published = saving.publish()
  await within(100)
  type('Sencha, half a sen')
  commands.setSetting('name', 'Teas, ha')
  await within(5000)
  answer()
  server.before = async () => {}
  expect(await published).toBe(true)
  await within(5000)
  const live = server.saved.filter(({ publish }) => publish)
  expect(live).toMatchObject([{ content: [{ props: { text: 'Sencha' } }] }])
  expect(live[0]?.name).not.toBe('Teas, ha')
  expect(server.named.at(-1)).toMatchObject({ name: 'Teas, ha', publish: false })
  expect(server.text).toBe('Sencha, half a sen')
  expect(server.saved.at(-1)).toMatchObject({ publish: false })
  expect(hasUnsavedChanges(state())).toBe(false)
})
