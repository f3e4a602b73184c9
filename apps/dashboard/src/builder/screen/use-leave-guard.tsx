import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'

/** Unsaved changes are not lost by leaving the page or closing the tab by mistake. */
export function useLeaveGuard(store: BuilderStore) {
  const blocker = useBlocker(() => hasUnsavedChanges(store.getState()))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    modals.openConfirmModal({
      title: 'Leave without saving?',
      children: <Text size="sm">The changes that you made since you last saved will be lost.</Text>,
      labels: { confirm: 'Leave', cancel: 'Stay' },
      confirmProps: { color: 'red' },
      onConfirm: blocker.proceed,
      onCancel: blocker.reset,
      onClose: () => blocker.state === 'blocked' && blocker.reset(),
    })
  }, [blocker])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges(store.getState())) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store])
}
