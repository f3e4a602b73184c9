import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/page.ts'
import { messageOf } from '../../api/message-of.ts'
import { isRefused, refusalCodeOf } from '../../api/refused.ts'
import { closeStep } from '../model/history.ts'
import { saveContent } from '../model/save-content.ts'
import { hasUnsavedSettings, type Issue } from './builder-state.ts'
import { type BuilderStore, openPage } from './builder-store.ts'

/** Saves the page and the global content together. @returns whether it was saved. */
export async function savePage(
  store: BuilderStore,
  client: ApiClient,
  { publish }: { publish: boolean },
): Promise<boolean> {
  if (store.getState().saving.name === 'saving') return false
  store.setState((state) => ({ saving: { name: 'saving' }, history: closeStep(state.history) }))
  try {
    await saveComponents(store, client, publish)
    await saveSettings(store, client, publish)
    store.setState({ saving: { name: 'idle' } })
    return true
  } catch (failure) {
    store.setState({ saving: failedSaving(failure, publish) })
    return false
  }
}

async function saveComponents(store: BuilderStore, client: ApiClient, publish: boolean) {
  const { page, components, history } = store.getState()
  const savedStep = history.past.at(-1)
  const saved = await client.page.updateAllContent({
    pageId: page.id,
    ...saveContent(components),
    publish,
    revision: page.revision,
    globalRevision: page.globalRevision,
  })
  // What was typed while it was on its way stays unsaved: its step came later.
  store.setState({ page: saved, savedStep })
}

async function saveSettings(store: BuilderStore, client: ApiClient, publish: boolean) {
  const state = store.getState()
  if (!hasUnsavedSettings(state)) return
  const { settings, page } = state
  const saved = await client.page.updatePage({
    pageId: page.id,
    ...settings,
    publish,
    revision: page.revision,
  })
  store.setState({ page: saved, savedSettings: settings })
}

function failedSaving(failure: unknown, publish: boolean) {
  if (refusalCodeOf(failure) === 'stale_revision') return { name: 'conflict', publish } as const
  return { name: 'failed', message: messageOf(failure), issues: issuesOf(failure) } as const
}

function issuesOf(failure: unknown): readonly Issue[] {
  if (!isRefused(failure)) return []
  if (refusalCodeOf(failure)?.startsWith('slug_')) {
    return [{ path: 'slug', message: messageOf(failure) }]
  }
  return failure.data.issues ?? []
}

/** Saves over what was saved elsewhere; the owner has chosen it. */
export async function keepMine(store: BuilderStore, client: ApiClient, publish: boolean) {
  const theirs = await loadPage(store, client)
  if (!theirs) return false
  store.setState({ page: theirs, saving: { name: 'idle' } })
  return savePage(store, client, { publish })
}

/** Opens what was saved elsewhere; the owner has chosen to give up the changes made here. */
export async function loadTheirs(store: BuilderStore, client: ApiClient) {
  const theirs = await loadPage(store, client)
  if (theirs) store.setState(openPage(theirs))
}

async function loadPage(store: BuilderStore, client: ApiClient): Promise<Page | undefined> {
  try {
    return await client.page.getPageById({ pageId: store.getState().page.id })
  } catch (failure) {
    store.setState({ saving: { name: 'failed', message: messageOf(failure), issues: [] } })
    return undefined
  }
}
