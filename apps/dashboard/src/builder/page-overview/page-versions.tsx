import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { momentsOf } from '../../platform/ui/moments-of.ts'
import { RevisionSummary } from '../revisions/revision-summary.tsx'
import classes from './page-versions.module.css'

const shown = 8

export function PageVersions({ page: { id, revision } }: { page: PageSummary }) {
  const { data, error, isPending, refetch } = useQuery(
    calls.page.revisions.queryOptions({ input: { id } }),
  )
  const latest = data?.slice(0, shown) ?? []
  const moments = momentsOf(latest.map(({ createdAt }) => createdAt))
  return (
    <Panel
      title="Versions"
      actions={
        <Button component={Link} to={`/builder?page=${id}&revisions=1`} variant="default" size="xs">
          View and restore
        </Button>
      }
    >
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ol className={classes.versions}>
        {latest.map((each, index) => (
          <li key={each.revision} aria-current={each.revision === revision || undefined}>
            <RevisionSummary revision={each} moment={moments[index]} />
          </li>
        ))}
      </ol>
      {data && data.length > shown && (
        <Text size="sm" c="var(--ink-soft)">
          {data.length - shown} earlier
        </Text>
      )}
    </Panel>
  )
}
