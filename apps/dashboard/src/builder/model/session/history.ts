import type { Operation } from '../edits/operation.ts'
import { joinSettings, type SettingsStep } from '../page/page-settings.ts'
import type { Selection } from './selection.ts'

/**
 * An undo step: the operations of one intent, changed page settings and the selection around them.
 */
export interface Step {
  readonly done: readonly Operation[]
  /** In the order that undoes the step. */
  readonly undone: readonly Operation[]
  readonly settings?: SettingsStep | undefined
  readonly selectedBefore: Selection
  readonly selectedAfter: Selection
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** The intent that may still extend the latest step, such as typing into one field. */
  readonly open: string | null
}

export const emptyHistory: History = { past: [], future: [], open: null }

/** Records a step, or extends the open one of the same intent. Clears redo. */
export function recordStep(history: History, step: Step, intent: string | null = null): History {
  const latest = history.past.at(-1)
  const past =
    latest && intent !== null && history.open === intent
      ? [...history.past.slice(0, -1), joinSteps(latest, step)]
      : [...history.past, step]
  return { past, future: [], open: intent }
}

/** Ends the open step: on blur, another act, a pause in typing or the end of a sentence. */
export function closeStep(history: History): History {
  return history.open === null ? history : { ...history, open: null }
}

export function takeBack(history: History): { history: History; step: Step } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: history.past.slice(0, -1), future: [step, ...history.future], open: null },
  }
}

export function takeForward(history: History): { history: History; step: Step } | undefined {
  const [step, ...future] = history.future
  if (!step) return undefined
  return { step, history: { past: [...history.past, step], future, open: null } }
}

function joinSteps(first: Step, next: Step): Step {
  // Typing sets the same props repeatedly: only the first and last of a run matter.
  const last = first.done.at(-1)
  const added = next.done[0]
  if (next.done.length === 1 && last && added && setsTheSame(last, added)) {
    return {
      ...first,
      done: [...first.done.slice(0, -1), added],
      selectedAfter: next.selectedAfter,
    }
  }
  return {
    done: [...first.done, ...next.done],
    undone: [...next.undone, ...first.undone],
    settings: joinSettings(first.settings, next.settings),
    selectedBefore: first.selectedBefore,
    selectedAfter: next.selectedAfter,
  }
}

function setsTheSame(one: Operation, other: Operation): boolean {
  if (one.kind === 'setProps' || one.kind === 'setDetails') {
    return other.kind === one.kind && one.id === other.id
  }
  if (one.kind !== 'batch' || other.kind !== 'batch') return false
  if (one.operations.length !== other.operations.length) return false
  return one.operations.every((each, at) => setsTheSame(each, other.operations[at]!))
}
