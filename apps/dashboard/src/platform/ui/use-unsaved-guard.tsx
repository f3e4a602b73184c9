import { modals } from '@mantine/modals'
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** Asks before unsaved values are lost, by a link or by closing the window. */
export function useUnsavedGuard(isDirty: () => boolean) {
  const leavesThePage: BlockerFunction = ({ currentLocation, nextLocation }) =>
    currentLocation.pathname !== nextLocation.pathname && isDirty()
  const blocker = useBlocker(leavesThePage)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    modals.openConfirmModal({
      title: 'Leave without saving?',
      centered: true,
      children: <Text size="sm">What you entered here would be lost.</Text>,
      labels: { confirm: 'Leave', cancel: 'Stay here' },
      confirmProps: { color: 'red' },
      onConfirm: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
      onClose: () => blocker.reset?.(),
    })
  }, [blocker])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
