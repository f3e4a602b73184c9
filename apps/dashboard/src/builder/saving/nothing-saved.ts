import { selectOnly } from '../model/session/selection.ts'
import type { Step } from '../model/session/history.ts'

const none = selectOnly(null)

/** Placeholder for the saved step where no step of the history was saved. */
export const nothingSaved: Step = {
  done: [],
  undone: [],
  selectedBefore: none,
  selectedAfter: none,
}
