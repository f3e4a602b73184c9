import { selectOnly } from '../model/session/selection.ts'
import type { Step } from '../model/session/history.ts'

const none = selectOnly(null)

/** Stands for the step that was saved last where no step of the history is the saved one. */
export const nothingSaved: Step = {
  done: [],
  undone: [],
  selectedBefore: none,
  selectedAfter: none,
}
