import { useEffect } from 'react'
import { onSessionEnded } from '../../platform/api/session-ended.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Autosave } from './autosave.ts'
import type { EditsBackup } from './edits-backup.ts'
import { leaveAfter } from './leaving.ts'
import type { ClaimedEdits } from './claim-edits.ts'

interface Parts {
  saving: Autosave
  backup: EditsBackup
  edits: ClaimedEdits
}

/** Saves while the page is open, and the rest on unmount. */
export function useSaving({ saving, backup, edits }: Parts) {
  const { stored, release } = edits
  useEffect(() => {
    const stop = saving.start()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void backup.write()
      else saving.retry()
    }
    window.addEventListener('online', saving.retry)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      stop()
      window.removeEventListener('online', saving.retry)
      document.removeEventListener('visibilitychange', whenHidden)
      leaveAfter(saving.finish().finally(release))
    }
  }, [saving, backup, release])
  useEffect(() => {
    if (stored?.isUnsaved) showSuccess('Unsaved changes from this device were restored.')
  }, [stored])
  useEffect(() => onSessionEnded(saving.endSession), [saving])
}
