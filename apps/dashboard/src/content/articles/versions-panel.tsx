import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ArticleVersion } from '@vitrine/contract/content/article.ts'
import { StoredHtml } from '@vitrine/sections/parts/stored-html.tsx'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { momentsOf } from '../../platform/ui/moments-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import words from '../../platform/rich-text/rich-text.module.css'
import classes from './versions-panel.module.css'

interface VersionsPanelProps {
  articleId: string
  /** Undefined for people who may only read. */
  onRestore: ((version: ArticleVersion) => void) | undefined
}

/** Former versions of an article; one is read before it is put back. */
export function VersionsPanel({ articleId: id, onRestore }: VersionsPanelProps) {
  const [opened, setOpened] = useState<number>()
  const { data, error, isPending, refetch } = useQuery(
    calls.articles.versions.queryOptions({ input: { id } }),
  )
  const moments = momentsOf(data?.map(({ savedAt }) => savedAt) ?? [])
  return (
    <Panel title="Versions">
      {isPending && <RowsSkeleton rows={2} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          Each change is stored here, so that you can go back.
        </Text>
      )}
      {data && data.length > 0 && (
        <ol className={classes['versions']}>
          {data.map(({ revision, title }, index) => (
            <li key={revision}>
              <span>
                <strong>{moments[index]}</strong>
                <span className={classes['title']}>{title}</span>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={`View the version of ${moments[index]}`}
                onClick={() => setOpened(revision)}
              >
                View
              </Button>
            </li>
          ))}
        </ol>
      )}
      {opened !== undefined && (
        <VersionDialog
          id={id}
          revision={opened}
          onClose={() => setOpened(undefined)}
          onRestore={onRestore}
        />
      )}
    </Panel>
  )
}

interface VersionDialogProps {
  id: string
  revision: number
  onClose: () => void
  onRestore: VersionsPanelProps['onRestore']
}

function VersionDialog({ id, revision, onClose, onRestore }: VersionDialogProps) {
  const { data, error, isPending, refetch } = useQuery(
    calls.articles.version.queryOptions({ input: { id, revision } }),
  )
  return (
    <Modal opened onClose={onClose} title={data?.title ?? 'Version'} size="lg" centered>
      <Stack>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            {data.excerpt && <Text c="var(--ink-soft)">{data.excerpt}</Text>}
            <StoredHtml html={data.body} className={`${classes['text']} ${words['words']}`} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {data && onRestore && (
            <Button
              onClick={() => {
                onRestore(data)
                onClose()
              }}
            >
              Restore
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
