import { useEffect } from 'react'
import { onSessionEnded } from '../../platform/api/session-ended.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Autosave } from './autosave.ts'
import type { EditsKeeper } from './keep-edits.ts'
import { leaveAfter } from './leaving.ts'
import type { TakenUp } from './take-up-edits.ts'

interface Parts {
  saving: Autosave
  keeper: EditsKeeper
  edits: TakenUp
}

/** Saves while the page is open, and the rest on unmount. */
export function useSaving({ saving, keeper, edits }: Parts) {
  const { kept, release } = edits
  useEffect(() => {
    const stop = saving.start()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void keeper.keep()
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
  }, [saving, keeper, release])
  useEffect(() => {
    if (kept?.isUnsaved) showSuccess('The changes that were kept on this device are here again.')
  }, [kept])
  useEffect(() => onSessionEnded(saving.endSession), [saving])
}
