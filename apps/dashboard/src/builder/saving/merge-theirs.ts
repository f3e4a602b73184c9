import type { Page } from '@vitrine/contract/content/page.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import type { Operation } from '../model/edits/operation.ts'
import { emptyHistory, type History } from '../model/session/history.ts'
import { dropDeleted } from '../model/session/selection.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { openPage } from '../store/builder-store.ts'
import { isSame } from './differences.ts'
import { mergeDocuments } from './merge-documents.ts'
import { nothingSaved } from './nothing-saved.ts'
import { changedSettings } from './send-changes.ts'

/**
 * Rebases unsaved changes onto a page saved elsewhere. Returns undefined on a conflict that the
 * owner must resolve.
 */
export function mergeTheirs(state: BuilderState, page: Page): Partial<BuilderState> | undefined {
  const { components: theirs, savedSettings } = openPage(page)
  const { components: mine, savedComponents: base } = state
  const components = mergeDocuments({ base, mine, theirs })
  const settings = mergeSettings(state, savedSettings)
  if (!components || !settings) return undefined
  const isFitting = fits(state.history, base, theirs) && fitsSettings(state, savedSettings)
  const history = isFitting ? state.history : emptyHistory
  return {
    ...dropDeleted(state, components),
    page,
    components,
    history,
    savedComponents: theirs,
    savedStep: nothingSaved,
    settings,
    savedSettings,
  }
}

function mergeSettings(state: BuilderState, theirs: PageSettings): PageSettings | undefined {
  const mine = changedSettings(state)
  const names = Object.keys(mine) as (keyof PageSettings)[]
  const isContested = names.some(
    (name) => theirs[name] !== state.savedSettings[name] && theirs[name] !== mine[name],
  )
  return isContested ? undefined : { ...theirs, ...mine }
}

/** Drops the history where undo would revert their changes or miss its place. */
function fits({ past, future }: History, base: PageDocument, theirs: PageDocument): boolean {
  if (!isSame(shapeOf(base), shapeOf(theirs))) return false
  const touched = new Set([...past, ...future].flatMap(({ done }) => done.flatMap(idsOf)))
  return [...touched].every((id) => isSame(base.nodes.get(id)?.props, theirs.nodes.get(id)?.props))
}

/** Drops the history where undo would revert their name, address or search texts. */
function fitsSettings({ history, savedSettings }: BuilderState, theirs: PageSettings): boolean {
  const steps = [...history.past, ...history.future]
  const names = steps.flatMap(({ settings }) => Object.keys(settings?.before ?? {}))
  return (names as (keyof PageSettings)[]).every((name) => theirs[name] === savedSettings[name])
}

function shapeOf({ root, nodes }: PageDocument) {
  return { root, slots: [...nodes.values()].map(({ id, slots }) => [id, slots]) }
}

function idsOf(operation: Operation): readonly NodeId[] {
  if (operation.kind === 'batch') return operation.operations.flatMap(idsOf)
  if (operation.kind === 'insert') return operation.subtree.map(({ id }) => id)
  return [operation.id]
}
