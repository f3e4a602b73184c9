import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { EditsBackup } from './edits-backup.ts'

/** Asks before leaving only while changes are neither on the server nor on this device. */
export function useLeaveGuard(backup: EditsBackup) {
  const blocker = useBlocker(() => !backup.isSafe())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void backup.write().then((isStored) => (isStored ? blocker.proceed() : askToLeave(blocker)))
  }, [blocker, backup])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (backup.isSafe()) return
      void backup.write()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [backup])
}

function askToLeave(blocker: { proceed: () => void; reset: () => void }) {
  modals.openConfirmModal({
    title: 'Leave without saving?',
    children: (
      <Text size="sm">
        The server cannot be reached, and this browser cannot store your changes. Changes since the
        last save will be lost.
      </Text>
    ),
    labels: { confirm: 'Leave', cancel: 'Stay' },
    confirmProps: { color: 'red' },
    onConfirm: blocker.proceed,
    onCancel: blocker.reset,
  })
}
