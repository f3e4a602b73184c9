import { useBuilderState } from '../builder-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

interface SavingDialogsProps {
  onPickPage: (id: string) => void
  /** What was saved as another page is not taken up again. */
  onForget: () => Promise<unknown>
}

/** What only the owner can decide, or mend, before saving goes on. */
export function SavingDialogs({ onPickPage, onForget }: SavingDialogsProps) {
  const saving = useBuilderState((state) => state.saving)
  if (saving.name === 'conflict' && saving.isAsked) return <ConflictDialog />
  if (saving.name === 'signedOut') return <SignInDialog />
  if (saving.name === 'gone') return <GoneDialog onPickPage={onPickPage} onForget={onForget} />
  return null
}
