import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { showFailure } from '../../ui/toast.ts'
import { useBuilderState } from '../builder-context.ts'

/** Says what was done to those who do not see it, and why something was not done to everyone. */
export function Notices() {
  const announcement = useBuilderState((state) => state.announcement)
  const refusal = useBuilderState((state) => state.refusal)
  useEffect(() => {
    if (refusal.key > 0) showFailure(refusal.text)
  }, [refusal])
  return (
    <VisuallyHidden role="log" aria-live="polite">
      <p key={announcement.key}>{announcement.text}</p>
    </VisuallyHidden>
  )
}
