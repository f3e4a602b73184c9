import type { Page } from '@vitrine/contract/content/page.ts'
import { attempt } from '../edits/attempt.ts'
import { replay } from '../edits/replay.ts'
import { emptyDocument, type NodeId, type PageDocument } from '../page/document.ts'
import { refuseOfLibrary } from '../edits/refuse-of-library.ts'
import { isRefused, type Operation, type RefusedEdit } from '../edits/operation.ts'
import {
  closeStep,
  emptyHistory,
  type History,
  recordStep,
  takeBack,
  takeForward,
} from './history.ts'
import { emptySettings, type PageSettings, settingsStep } from '../page/page-settings.ts'
import { dropDeleted, type Selection, selectOnly } from './selection.ts'

export interface Session extends Selection {
  readonly components: PageDocument
  readonly settings: PageSettings
  readonly history: History
}

export const emptySession: Session = {
  components: emptyDocument,
  settings: emptySettings,
  ...selectOnly(null),
  history: emptyHistory,
}

interface Act {
  /** Defaults to the current selection, as far as it is still on the page. */
  select?: Selection
  /** Acts of the same intent are one step until it is closed. */
  intent?: string
  settings?: Partial<PageSettings> | undefined
}

/** Performs an act as an undoable step, or returns why it was refused. */
export function perform(
  session: Session & { readonly page?: Pick<Page, 'id' | 'ofLibrary'> },
  operation: Operation,
  { select = session, intent, settings = {} }: Act = {},
): Session | RefusedEdit {
  const outcome = attempt(session.components, operation)
  if (isRefused(outcome)) return outcome.refused
  const refused = refuseOfLibrary(session.page, session.components, outcome.document)
  if (refused) return refused
  const selection = dropDeleted(select, outcome.document)
  const step = {
    done: [operation],
    undone: [outcome.inverse],
    settings: settingsStep(session.settings, settings),
    selectedBefore: selectionOf(session),
    selectedAfter: selection,
  }
  return {
    components: outcome.document,
    settings: withSettings(session.settings, step.settings?.after),
    ...selection,
    history: recordStep(session.history, step, intent),
  }
}

export function changeSettings(
  session: Session,
  changes: Partial<PageSettings>,
  intent: string,
): Session {
  const settings = settingsStep(session.settings, changes)
  if (!settings) return session
  const selection = selectionOf(session)
  const around = { selectedBefore: selection, selectedAfter: selection }
  return {
    ...session,
    settings: { ...session.settings, ...changes },
    history: recordStep(session.history, { done: [], undone: [], settings, ...around }, intent),
  }
}

/** Deselects the selected component. Closes the open step. */
export function toggleSelection(session: Session, id: NodeId | null): Session {
  return changeSelection(session, selectOnly(session.selectedComponent === id ? null : id))
}

export function changeSelection(session: Session, selection: Selection): Session {
  return { ...session, ...selection, history: closeStep(session.history) }
}

export function undo(session: Session): Session {
  const taken = takeBack(session.history)
  if (!taken) return session
  const { step, history } = taken
  return {
    components: replay(session.components, step.undone),
    settings: withSettings(session.settings, step.settings?.before),
    ...step.selectedBefore,
    history,
  }
}

export function redo(session: Session): Session {
  const taken = takeForward(session.history)
  if (!taken) return session
  const { step, history } = taken
  return {
    components: replay(session.components, step.done),
    settings: withSettings(session.settings, step.settings?.after),
    ...step.selectedAfter,
    history,
  }
}

function withSettings(settings: PageSettings, changed: Partial<PageSettings> | undefined) {
  return changed ? { ...settings, ...changed } : settings
}

function selectionOf({ selectedComponent, alsoSelected }: Session): Selection {
  return { selectedComponent, alsoSelected }
}
