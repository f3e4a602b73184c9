import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { ComponentNode, PageDocument } from '../model/page/document.ts'
import { readSubtree } from '../model/page/find-node.ts'
import { saveContent } from '../model/page/save-content.ts'
import {
  type BuilderState,
  hasUnsavedComponents,
  hasUnsavedSettings,
} from '../store/builder-state.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import { nothingSaved } from './nothing-saved.ts'
import type { BuilderStore } from '../store/builder-store.ts'

export interface Sending {
  publish: boolean
  /** An autosave creates no revision. */
  autosave: boolean
  saveId: string
  /** Defaults to the page at the time the request is sent. */
  edited?: Edited
}

export type Edited = Pick<BuilderState, 'components' | 'history' | 'settings'>

const LONGEST_ANSWER = 20_000

/**
 * Saves changes. Publishing is one call, all or nothing; a draft's content is saved even when its
 * new name or address is refused.
 */
export async function sendChanges(store: BuilderStore, client: ApiClient, sending: Sending) {
  const { publish, autosave } = sending
  const state = store.getState()
  if (publish || !autosave || hasUnsavedComponents(state)) await sendContent(store, client, sending)
  if (hasUnsavedSettings(store.getState())) await sendSettings(store, client, sending)
}

async function sendContent(
  store: BuilderStore,
  client: ApiClient,
  { edited, ...sending }: Sending,
) {
  const state = { ...store.getState(), ...edited }
  const { page, components, savedComponents, history, settings, savedSettings } = state
  const { content, globalContent } = saveContent(components)
  const { globalRevision, settingsRevision, revision, id: pageId } = page
  const isGlobal = hasOtherGlobals(components, savedComponents)
  const saved = await client.page.updateAllContent(
    {
      pageId,
      content,
      revision,
      ...(isGlobal && { globalContent, globalRevision }),
      ...(sending.publish && { ...changedSettings(state), settingsRevision }),
      ...sending,
    },
    { signal: AbortSignal.timeout(LONGEST_ANSWER) },
  )
  // Later edits stay unsaved: their steps came after the request.
  store.setState({
    // Global content and settings from another window are not part of this view.
    page: {
      ...saved,
      ...(!isGlobal && { globalRevision }),
      ...(!sending.publish && { settingsRevision }),
    },
    savedStep: history.past.at(-1),
    savedComponents: components,
    savedSettings: sending.publish ? settings : savedSettings,
  })
}

/** Saves a page without its refused values; the open page stays unsaved. */
export async function sendRest(
  store: BuilderStore,
  client: ApiClient,
  components: PageDocument,
  saveId: string,
) {
  const { page, savedComponents } = store.getState()
  const { content, globalContent } = saveContent(components)
  const { globalRevision, settingsRevision, revision, id: pageId } = page
  const isGlobal = hasOtherGlobals(components, savedComponents)
  const globals = isGlobal && { globalContent, globalRevision }
  const saved = await client.page.updateAllContent(
    { pageId, content, revision, ...globals, publish: false, autosave: true, saveId },
    { signal: AbortSignal.timeout(LONGEST_ANSWER) },
  )
  store.setState({
    page: { ...saved, settingsRevision, ...(!isGlobal && { globalRevision }) },
    savedStep: nothingSaved,
    savedComponents: components,
  })
}

async function sendSettings(store: BuilderStore, client: ApiClient, { saveId }: Sending) {
  const state = store.getState()
  const { page, settings, history } = state
  const saved = await client.page.updatePage(
    {
      pageId: page.id,
      ...changedSettings(state),
      settingsRevision: page.settingsRevision,
      publish: false,
      saveId,
    },
    { signal: AbortSignal.timeout(LONGEST_ANSWER) },
  )
  const { revision, globalRevision } = page
  store.setState({
    page: { ...saved, revision, globalRevision },
    savedSettings: settings,
    ...(!hasUnsavedComponents(state) && { savedStep: history.past.at(-1) }),
  })
}

export function changedSettings({ settings, savedSettings }: BuilderState): Partial<PageSettings> {
  const names = Object.keys(settings) as (keyof PageSettings)[]
  return Object.fromEntries(
    names
      .filter((name) => settings[name] !== savedSettings[name])
      .map((name) => [name, settings[name]]),
  )
}

function hasOtherGlobals(one: PageDocument, other: PageDocument): boolean {
  const [now, before] = [globalNodes(one), globalNodes(other)]
  return now.length !== before.length || now.some((node, index) => node !== before[index])
}

function globalNodes(document: PageDocument): ComponentNode[] {
  return document.root.global.flatMap((id) => readSubtree(document, id))
}
