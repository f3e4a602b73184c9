import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { EditsKeeper } from './keep-edits.ts'

/** Asks before leaving only while changes are neither on the server nor on this device. */
export function useLeaveGuard(keeper: EditsKeeper) {
  const blocker = useBlocker(() => !keeper.isSafe())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void keeper.keep().then((isKept) => (isKept ? blocker.proceed() : askToLeave(blocker)))
  }, [blocker, keeper])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.isSafe()) return
      void keeper.keep()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [keeper])
}

function askToLeave(blocker: { proceed: () => void; reset: () => void }) {
  modals.openConfirmModal({
    title: 'Leave without saving?',
    children: (
      <Text size="sm">
        The server cannot be reached, and this browser keeps nothing here. The changes that you made
        since you last saved will be lost.
      </Text>
    ),
    labels: { confirm: 'Leave', cancel: 'Stay' },
    confirmProps: { color: 'red' },
    onConfirm: blocker.proceed,
    onCancel: blocker.reset,
  })
}
