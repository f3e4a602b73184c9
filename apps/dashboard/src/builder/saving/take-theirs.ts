import type { Page } from '@vitrine/contract/content/page.ts'
import type { Choose, Conflict } from '../model/merge/conflict.ts'
import { isSame } from '../model/merge/is-same.ts'
import { readField } from '../model/merge/read-field.ts'
import type { PageDocument } from '../model/page/document.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { mergeTheirs } from './merge-theirs.ts'
import type { Edited } from './send-changes.ts'

/** Pages that were sent and not answered. */
type SentPages = readonly PageDocument[]

type Taken =
  | { readonly conflicts: readonly Conflict[]; readonly state?: undefined }
  | { readonly state: Partial<BuilderState> }

const numbersOfPage = [
  'revision',
  'globalRevision',
  'settingsRevision',
  'publishedRevision',
] as const

export function isKnown({ page }: Pick<BuilderState, 'page'>, theirs: Page): boolean {
  return numbersOfPage.every((name) => theirs[name] === page[name])
}

/** Merges what was saved elsewhere, and leaves only what both changed to the owner. */
export function takeTheirs(
  before: BuilderState,
  theirs: Page,
  { choose, unanswered }: { choose: Choose; unanswered: SentPages },
): Taken {
  const orSent: Choose = (conflict) => choose(conflict) ?? sideOfSent(conflict, unanswered)
  const merged = mergeTheirs(before, theirs, { choose: orSent, unanswered })
  if (!merged.state)
    return { conflicts: merged.conflicts.filter((each) => !sideOfSent(each, unanswered)) }
  const text = 'Changes that were saved elsewhere are on the page now.'
  return { state: { ...merged.state, announcement: { key: before.announcement.key + 1, text } } }
}

/** Their value is one of ours, whose answer was lost. */
function sideOfSent(conflict: Conflict, unanswered: SentPages): 'mine' | undefined {
  const isOurs = unanswered.some((sent) => isSame(readField(sent, conflict), conflict.theirs))
  return isOurs && conflict.theirs !== undefined ? 'mine' : undefined
}

/** Theirs goes live with what was there when Publish was pressed; what was typed since does not. */
export function pressedWith(
  pressed: Edited,
  { before, now }: { before: BuilderState; now: BuilderState },
  theirs: Page,
  unanswered: SentPages,
): Edited {
  const isSince = before.components !== pressed.components || before.settings !== pressed.settings
  if (!isSince) return editedOf(now)
  const merging = { choose: () => 'mine' as const, unanswered }
  const { state } = mergeTheirs({ ...before, ...pressed }, theirs, merging)
  return editedOf({ ...before, ...state })
}

export function editedOf({ components, history, settings }: Edited): Edited {
  return { components, history, settings }
}
