import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { showFailure, showHint } from '../../platform/toast.ts'
import { useBuilderState } from '../context/builder-context.ts'

/** Announces results to screen readers, and shows refusals to everyone. */
export function Notices() {
  const announcement = useBuilderState((state) => state.announcement)
  const refusal = useBuilderState((state) => state.refusal)
  const hint = useBuilderState((state) => state.hint)
  useEffect(() => {
    if (refusal.key > 0) showFailure(refusal.text)
  }, [refusal])
  useEffect(() => {
    if (hint.key > 0) showHint(hint.text)
  }, [hint])
  return (
    <VisuallyHidden role="log" aria-live="polite">
      <p key={announcement.key}>{announcement.text}</p>
    </VisuallyHidden>
  )
}
