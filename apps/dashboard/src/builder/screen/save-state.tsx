import { useBuilderState } from '../builder-context.ts'
import { type BuilderState, hasUnsavedChanges } from '../store/builder-state.ts'
import classes from './screen.module.css'

const words = {
  saved: 'Saved',
  published: 'Saved and published',
  saving: 'Saving…',
  unsaved: 'Unsaved changes',
  conflict: 'Conflict',
  failed: 'Not saved',
}

/** Whether everything is kept, always in view. */
export function SaveState() {
  const state = useBuilderState(describeState)
  return (
    <output className={classes['saveState']} data-state={state}>
      {words[state]}
    </output>
  )
}

function describeState(state: BuilderState): keyof typeof words {
  if (state.saving.name !== 'idle') return state.saving.name
  if (hasUnsavedChanges(state)) return 'unsaved'
  return state.page.status === 'published' ? 'published' : 'saved'
}
