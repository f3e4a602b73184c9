import type { Page } from '@vitrine/contract/content/page.ts'
import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import type { PageDocument } from '../model/page/document.ts'
import { loadContent } from '../model/page/load-content.ts'
import { saveContent } from '../model/page/save-content.ts'
import { emptySession, type Session } from '../model/session/session.ts'
import { type BuilderState, hasUnsavedChanges } from '../store/builder-state.ts'
import { nothingSaved } from './nothing-saved.ts'

export interface EditsPlace {
  key: string
  windowId: string
}

type Edited = Session &
  Pick<BuilderState, 'savedStep' | 'savedComponents' | 'settings' | 'savedSettings'>

export interface StoredEdits extends EditsPlace, Edited {
  format: 1
  library: string
  keptAt: number
  isUnsaved: boolean
  revision: number
  globalRevision: number
  settingsRevision: number
  unanswered: readonly string[]
  /** What was sent with them; earlier versions stored none. */
  sent?: readonly PageDocument[]
}

/**
 * Section versions may have changed: then the page is migrated, and the history no longer applies.
 */
const library = [
  ...Object.values(sectionSchemas).map(({ type, version }) => `${type} ${version}`),
  // The form of a node: grows with each of its fields.
  'details',
].join()

/** Limits the history, because it is written repeatedly. */
const MAX_STEPS = 200

export function storedEditsOf(
  state: BuilderState,
  place: EditsPlace,
  { unanswered, sent }: Pick<StoredEdits, 'unanswered' | 'sent'>,
): StoredEdits {
  const { components, history, selectedComponent, alsoSelected, page } = state
  const { savedStep, savedComponents, settings, savedSettings } = state
  const past = history.past.slice(-MAX_STEPS)
  return {
    ...place,
    format: 1,
    library,
    keptAt: Date.now(),
    isUnsaved: hasUnsavedChanges(state),
    revision: page.revision,
    globalRevision: page.globalRevision,
    settingsRevision: page.settingsRevision,
    unanswered,
    sent: sent ?? [],
    components,
    history: { past, future: history.future.slice(0, MAX_STEPS), open: null },
    selectedComponent,
    alsoSelected,
    savedStep,
    savedComponents,
    settings,
    savedSettings,
  }
}

/** Returns the builder's initial state from stored edits, where they still apply. */
export function restoredState(page: Page, stored: StoredEdits | undefined) {
  return stored && stillApplies(stored, page) ? stateOfEdits(page, stored) : undefined
}

/**
 * Saved edits only matter while the server still has exactly that page. What was sent without an
 * answer and undone since is not saved: the server may have it.
 */
function stillApplies(stored: StoredEdits, page: Page): boolean {
  if (stored.isUnsaved || stored.sent?.length) return true
  const numbers = ['revision', 'globalRevision', 'settingsRevision'] as const
  return numbers.every((name) => stored[name] === page[name])
}

function stateOfEdits(page: Page, stored: StoredEdits): Partial<BuilderState> {
  const { revision, globalRevision, settingsRevision, settings, savedSettings } = stored
  const seen = { revision, globalRevision, settingsRevision }
  const base = { page: { ...page, ...seen }, settings, savedSettings }
  if (stored.library !== library) return { ...base, ...liftedEdits(stored) }
  const { components, history, selectedComponent, alsoSelected } = stored
  const { savedStep, savedComponents } = stored
  const session = { components, history, selectedComponent, alsoSelected }
  return { ...base, ...session, savedStep, savedComponents }
}

function liftedEdits({ components, isUnsaved }: StoredEdits): Partial<BuilderState> {
  const { content, globalContent } = saveContent(withDetails(components))
  const lifted = loadContent({
    content: normalizeContent(content),
    globalContent: normalizeContent(globalContent),
  })
  return {
    ...emptySession,
    components: lifted,
    ...(isUnsaved && { savedStep: nothingSaved }),
  }
}

/** Nodes that an earlier version stored have none. */
function withDetails(document: PageDocument): PageDocument {
  const nodes = [...document.nodes].map(
    ([id, node]) =>
      [id, { ...node, details: detailsOf({ ...node.saved, ...node.details }) }] as const,
  )
  return { ...document, nodes: new Map(nodes) }
}
