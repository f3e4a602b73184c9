import { replay } from '../edits/replay.ts'
import type { Choose } from '../merge/conflict.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import type { Three } from '../merge/merge-values.ts'
import { operationsBetween } from '../merge/operations-between.ts'
import type { PageDocument } from '../page/document.ts'
import type { PageSettings, SettingsStep } from '../page/page-settings.ts'
import type { History, Step } from './history.ts'

/** Older steps are dropped: their pages would all have to be computed. */
const MAX_STEPS = 200

interface Rebased extends Three<PageDocument> {
  history: History
  /** How what both changed was decided; the rest of it stays theirs. */
  choose: Choose
  /** Settings that somebody else changed. */
  foreign: readonly (keyof PageSettings)[]
}

/**
 * Makes undo and redo of one's own steps exact on the merged page, where they leave alone what
 * somebody else changed. Steps with nothing left to undo are dropped.
 */
export function rebaseHistory({ history, base, mine, theirs, choose, foreign }: Rebased): History {
  const merged = (own: PageDocument) =>
    mergeDocuments({ base, mine: own, theirs }, (conflict) => choose(conflict) ?? 'theirs').document
  const rebased = (step: Step, before: PageDocument, after: PageDocument): Step => ({
    ...step,
    done: operationsBetween(before, after),
    undone: operationsBetween(after, before),
    ...settingsOf(step, foreign),
  })

  const past: Step[] = []
  let [own, page] = [mine, merged(mine)]
  for (const step of history.past.slice(-MAX_STEPS).toReversed()) {
    own = replay(own, step.undone)
    const before = merged(own)
    past.unshift(rebased(step, before, page))
    page = before
  }
  const future: Step[] = []
  ;[own, page] = [mine, merged(mine)]
  for (const step of history.future.slice(0, MAX_STEPS)) {
    own = replay(own, step.done)
    const after = merged(own)
    future.push(rebased(step, page, after))
    page = after
  }
  const isLatestLeft = past.length > 0 && hasEffect(past.at(-1)!)
  return {
    past: past.filter((step) => hasEffect(step)),
    future: future.filter((step) => hasEffect(step)),
    open: isLatestLeft ? history.open : null,
  }
}

function settingsOf({ settings }: Step, foreign: readonly (keyof PageSettings)[]) {
  if (!settings) return {}
  const own = (values: Partial<PageSettings>) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !foreign.includes(name as keyof PageSettings)),
    )
  const left: SettingsStep = { before: own(settings.before), after: own(settings.after) }
  return { settings: Object.keys(left.after).length > 0 ? left : undefined }
}

const hasEffect = ({ done, undone, settings }: Step) =>
  done.length > 0 || undone.length > 0 || settings !== undefined
