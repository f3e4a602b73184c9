import { UnstyledButton } from '@mantine/core'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { showFirstIssue } from '../panel/show-first-issue.ts'
import { type BuilderState, hasUnsavedChanges } from '../store/builder-state.ts'
import classes from './saving.module.css'

const words = {
  saved: 'Saved',
  published: 'Saved and published',
  saving: 'Saving…',
  offline: 'Offline: kept on this device',
  unkept: 'Offline: not saved',
  conflict: 'Conflict',
  signedOut: 'Signed out: kept on this device',
  gone: 'Page deleted',
  failed: 'Not saved: why?',
  rest: 'Not all saved: why?',
}

export function SaveState() {
  const builder = useBuilder()
  const { saving } = builder
  const state = useBuilderState(describeState)
  const isOpen = useBuilderState(
    (now) => now.saving.name === 'conflict' && !now.saving.isDialogOpen,
  )
  return (
    <output className={classes['saveState']} data-state={state}>
      {state === 'failed' || state === 'rest' ? (
        <UnstyledButton className={classes['decide']} onClick={() => showFirstIssue(builder)}>
          {words[state]}
        </UnstyledButton>
      ) : isOpen ? (
        <UnstyledButton className={classes['decide']} onClick={saving.ask}>
          Conflict: decide…
        </UnstyledButton>
      ) : (
        words[state]
      )}
    </output>
  )
}

function describeState(state: BuilderState): keyof typeof words {
  const { saving } = state
  if (saving.name === 'offline') return saving.isStored ? 'offline' : 'unkept'
  if (saving.name === 'failed') return saving.isRestSaved ? 'rest' : 'failed'
  if (saving.name !== 'idle') return saving.name
  if (hasUnsavedChanges(state)) return 'saving'
  return state.page.status === 'published' ? 'published' : 'saved'
}
