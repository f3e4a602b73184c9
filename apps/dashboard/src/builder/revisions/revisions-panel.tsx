import { Button, CloseButton, Loader, ScrollArea, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { showFailure } from '../../platform/toast.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { useBuilder, useOpenPage } from '../context/builder-context.ts'
import classes from './revisions.module.css'
import { momentsOf } from '../../platform/ui/moments-of.ts'
import { RevisionSummary } from './revision-summary.tsx'
import { restoreRevision } from './restore-revision.ts'
import { viewRevision } from '../store/revision-view.ts'

export function RevisionsPanel({ onClose }: { onClose: () => void }) {
  const { store, saving, revisionView } = useBuilder()
  const shown = useStore(revisionView, (state) => state.shown)
  useEffect(() => () => revisionView.setState({ shown: null }), [revisionView])

  function restore() {
    if (!shown || !restoreRevision(store, shown)) return
    void saving.save()
    onClose()
  }

  return (
    <aside className={classes['panel']} aria-label="Revisions">
      <header className={classes['head']} role="presentation">
        <h2>Revisions</h2>
        <CloseButton aria-label="Close the revisions" onClick={onClose} />
      </header>
      <ScrollArea className={classes['list']} type="hover" scrollbarSize={6}>
        <RevisionList />
      </ScrollArea>
      <footer className={classes['foot']} role="presentation">
        {shown ? (
          <Button fullWidth size="xs" onClick={restore}>
            Restore this revision
          </Button>
        ) : (
          <p>Choose a revision to see it on the canvas. Your page stays as it is.</p>
        )}
      </footer>
    </aside>
  )
}

function RevisionList() {
  const { store, client, revisionView } = useBuilder()
  const { id, revision: current } = useOpenPage('id', 'revision')
  const shown = useStore(revisionView, (state) => state.shown?.revision)
  const revisions = useQuery({
    queryKey: ['builder', 'revisions', id, current],
    queryFn: () => client.page.revisions({ id }),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  async function look(revision: number) {
    if (shown === revision) return revisionView.setState({ shown: null })
    try {
      const found = await client.page.revision({ id, revision })
      revisionView.setState({ shown: viewRevision(store.getState().page, found) })
    } catch (failure) {
      showFailure(messageOf(failure))
    }
  }
  if (revisions.error) {
    return <LoadFailed error={revisions.error} onRetry={() => void revisions.refetch()} />
  }
  if (!revisions.data) return <Loader size="sm" m="md" aria-label="Loading the revisions" />
  const moments = momentsOf(revisions.data.map(({ createdAt }) => createdAt))
  return (
    <ul>
      {revisions.data.map((each, index) => (
        <li key={each.revision}>
          <UnstyledButton
            className={classes['revision']}
            aria-pressed={shown === each.revision}
            onClick={() => void look(each.revision)}
          >
            <RevisionSummary revision={each} moment={moments[index]} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
