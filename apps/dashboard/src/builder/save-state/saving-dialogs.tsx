import { SignInForm } from '../../platform/session/sign-in-again.tsx'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import { QuestionAside } from './question-aside.tsx'

interface SavingDialogsProps {
  onPickPage: (id: string) => void
  /** Deletes the local edits once they are saved as another page. */
  onForget: () => Promise<unknown>
}

export function SavingDialogs({ onPickPage, onForget }: SavingDialogsProps) {
  const saving = useBuilderState((state) => state.saving)
  if (saving.name === 'conflict' && saving.isDialogOpen) {
    return <ConflictDialog conflicts={saving.conflicts} />
  }
  if (saving.name === 'signedOut') return <SignInToGoOn />
  if (saving.name === 'gone') return <GoneDialog onPickPage={onPickPage} onForget={onForget} />
  return null
}

function SignInToGoOn() {
  const { saving, storeInfo } = useBuilder()
  return (
    <QuestionAside title="Please sign in again">
      <SignInForm
        storeId={storeInfo.storeId}
        text="Your changes are still here and stored on this device; saving continues once you are signed in."
        action="Sign in and continue"
        onSignedIn={() => void saving.resume()}
      />
    </QuestionAside>
  )
}
