import type { Page } from '@vitrine/contract/content/page.ts'
import type { Operation } from '../model/edits/operation.ts'
import { commonBase } from '../model/merge/common-base.ts'
import type { Choose, Conflict } from '../model/merge/conflict.ts'
import { isSame } from '../model/merge/is-same.ts'
import { mergeDocuments } from '../model/merge/merge-documents.ts'
import type { Three } from '../model/merge/merge-values.ts'
import { operationsBetween } from '../model/merge/operations-between.ts'
import { shareNodes } from '../model/merge/share-nodes.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { type PageSettings, settingsStep } from '../model/page/page-settings.ts'
import type { History } from '../model/session/history.ts'
import { rebaseHistory } from '../model/session/rebase-history.ts'
import { dropDeleted } from '../model/session/selection.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { openPage } from '../store/builder-store.ts'
import { nothingSaved } from './nothing-saved.ts'
import { changedSettings } from './send-changes.ts'

interface Merging {
  choose?: Choose
  /** What was sent and not answered. */
  unanswered?: readonly PageDocument[]
}

type MergedTheirs =
  | { readonly conflicts: readonly Conflict[]; readonly state?: undefined }
  | { readonly state: Partial<BuilderState> }

/**
 * Merges a page that was saved elsewhere into the open one, whose unsaved changes stay unsaved.
 * What gives way to theirs can be undone. Returns all conflicts while one of them is not decided.
 */
export function mergeTheirs(
  state: BuilderState,
  page: Page,
  { choose = () => undefined, unanswered = [] }: Merging = {},
): MergedTheirs {
  const opened = openPage(page)
  const { components: mine, savedComponents } = state
  const theirs = shareNodes(savedComponents, opened.components)
  const base = unanswered.reduce(
    (known, sent) => commonBase({ base: known, sent, mine, theirs }),
    savedComponents,
  )
  const versions = { base, mine, theirs }
  const { document: components, ...merge } = mergeDocuments(versions, choose)
  const { settings, ...named } = mergeSettings(state, opened.savedSettings, choose)
  if (merge.isOpen || named.isOpen) {
    return { conflicts: [...named.conflicts, ...merge.conflicts] }
  }
  const { savedSettings } = opened
  const isSaved = isSamePage(components, versions.theirs)
  const history = historyOf(state, versions, { choose, components, settings, savedSettings })
  return {
    state: {
      ...dropDeleted(state, components),
      page,
      components,
      history,
      savedComponents: isSaved ? components : versions.theirs,
      savedStep: isSaved ? history.past.at(-1) : nothingSaved,
      settings,
      savedSettings,
    },
  }
}

interface Outcome {
  choose: Choose
  components: PageDocument
  settings: PageSettings
  savedSettings: PageSettings
}

function historyOf(state: BuilderState, versions: Three<PageDocument>, outcome: Outcome): History {
  const { choose, components, settings, savedSettings } = outcome
  const foreign = namesOf(settings).filter(
    (name) => savedSettings[name] !== state.savedSettings[name],
  )
  const mineFirst: Choose = (conflict) => choose(conflict) && 'mine'
  const history =
    foreign.length === 0 && fitsAsItIs(state.history, versions)
      ? state.history
      : rebaseHistory({ history: state.history, ...versions, choose: mineFirst, foreign })
  const before = mergeDocuments(versions, mineFirst).document
  const given = {
    done: operationsBetween(before, components),
    undone: operationsBetween(components, before),
    settings: settingsStep(mergeSettings(state, savedSettings, mineFirst).settings, settings),
  }
  if (given.done.length === 0 && !given.settings) return history
  const { selectedComponent, alsoSelected } = state
  const selectedBefore = { selectedComponent, alsoSelected }
  const step = { ...given, selectedBefore, selectedAfter: dropDeleted(selectedBefore, components) }
  return { past: [...history.past, step], future: [], open: null }
}

function mergeSettings(state: BuilderState, theirs: PageSettings, choose: Choose) {
  const mine = changedSettings(state)
  const conflicts: Conflict[] = []
  const settings = { ...theirs, ...mine }
  let isOpen = false
  for (const name of namesOf(theirs)) {
    const isContested =
      mine[name] !== undefined &&
      theirs[name] !== state.savedSettings[name] &&
      theirs[name] !== mine[name]
    if (!isContested) continue
    const conflict = { id: '', field: name, mine: mine[name], theirs: theirs[name] }
    const side = choose(conflict)
    conflicts.push(conflict)
    isOpen ||= side === undefined
    if (side === 'theirs') settings[name] = theirs[name]
  }
  return { settings, conflicts, isOpen }
}

const namesOf = (settings: PageSettings) => Object.keys(settings) as (keyof PageSettings)[]

/** Returns true where no step is about what they changed, and all places are where they were. */
function fitsAsItIs({ past, future }: History, { base, theirs }: Three<PageDocument>): boolean {
  const isSameShape =
    base.root.page === theirs.root.page &&
    base.root.global === theirs.root.global &&
    base.nodes.size === theirs.nodes.size &&
    [...theirs.nodes].every(([id, { slots }]) => isSame(base.nodes.get(id)?.slots, slots))
  if (!isSameShape) return false
  const touched = [...past, ...future].flatMap(({ done, undone }) =>
    [...done, ...undone].flatMap(idsOf),
  )
  return touched.every((id) => base.nodes.get(id) === theirs.nodes.get(id))
}

function idsOf(operation: Operation): readonly NodeId[] {
  if (operation.kind === 'batch') return operation.operations.flatMap(idsOf)
  if (operation.kind === 'insert') return operation.subtree.map(({ id }) => id)
  return [operation.id]
}

function isSamePage({ root, nodes }: PageDocument, other: PageDocument): boolean {
  if (nodes.size !== other.nodes.size || !isSame(root, other.root)) return false
  return [...nodes].every(([id, node]) => isSame(node, other.nodes.get(id)))
}
