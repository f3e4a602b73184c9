import { ORPCError } from '@orpc/client'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/page.ts'
import { expect, test } from 'vitest'
import { aSection } from '../model/document-fixture.ts'
import { hasUnsavedChanges } from './builder-state.ts'
import { aSavedPage, openedPage } from './page-fixture.ts'
import { keepMine, loadTheirs, savePage } from './save-page.ts'

/** The server's side of a page: it takes what is based on its revision, and refuses the rest. */
function aServer(page: Page) {
  const saved: unknown[] = []
  const server = { page, saved, client: {} as ApiClient }
  server.client = {
    page: {
      getPageById: async () => server.page,
      updateAllContent: async (input: Partial<Page> & { publish: boolean }) => {
        saved.push(input)
        if (input.revision !== server.page.revision) throw refusal('stale_revision', 409)
        const { content = [], globalContent = [] } = input
        const revision = server.page.revision + 1
        return (server.page = { ...server.page, content, globalContent, revision })
      },
      updatePage: async () => {
        throw refusal('slug_taken', 409)
      },
    },
  } as unknown as ApiClient
  return server
}

function refusal(code: string, status: number) {
  return new ORPCError(code, { status, data: { code, error: code } })
}

test('a draft is saved with the revision that it is based on', async () => {
  const { store, commands } = openedPage(aSection('a'))
  const server = aServer(store.getState().page)
  commands.setProp('a', 'text', 'Sencha', 'text')

  expect(await savePage(store, server.client, { publish: false })).toBe(true)
  expect(server.saved).toMatchObject([{ publish: false, revision: 3, globalRevision: 2 }])
  expect(hasUnsavedChanges(store.getState())).toBe(false)
  expect(store.getState().page.revision).toBe(4)
})

test('what is typed while a save is on its way stays unsaved', async () => {
  const { store, commands } = openedPage(aSection('a'))
  const server = aServer(store.getState().page)
  commands.setProp('a', 'text', 'S', 'text')
  const saving = savePage(store, server.client, { publish: false })
  commands.setProp('a', 'text', 'Se', 'text')
  await saving
  expect(hasUnsavedChanges(store.getState())).toBe(true)
})

test('a page that was saved elsewhere is not overwritten before the owner has chosen', async () => {
  const { store, commands } = openedPage(aSection('a'))
  const server = aServer({ ...aSavedPage(aSection('theirs')), revision: 7 })
  commands.setProp('a', 'text', 'mine', 'text')

  expect(await savePage(store, server.client, { publish: true })).toBe(false)
  expect(store.getState().saving).toEqual({ name: 'conflict', publish: true })
  expect(server.page.content).toMatchObject([{ id: 'theirs' }])

  await keepMine(store, server.client, true)
  expect(server.page.content).toMatchObject([{ id: 'a', props: { text: 'mine' } }])
  expect(hasUnsavedChanges(store.getState())).toBe(false)
})

test('loading theirs opens what was saved elsewhere', async () => {
  const { store, commands } = openedPage(aSection('a'))
  const server = aServer({ ...aSavedPage(aSection('theirs')), revision: 7 })
  commands.remove('a')
  await loadTheirs(store, server.client)
  expect(store.getState().components.root.page).toEqual(['theirs'])
  expect(hasUnsavedChanges(store.getState())).toBe(false)
})

test('a taken address is shown at its field, and the content is saved', async () => {
  const { store, commands } = openedPage(aSection('a'))
  const server = aServer(store.getState().page)
  commands.setSetting('slug', 'about')
  expect(await savePage(store, server.client, { publish: false })).toBe(false)
  expect(store.getState().saving).toMatchObject({ name: 'failed', issues: [{ path: 'slug' }] })
  expect(store.getState().page.revision).toBe(4)
})
