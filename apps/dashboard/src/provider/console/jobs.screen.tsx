import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FailedJob } from '@vitrine/contract/provider/console.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import { useActOn } from './use-act-on.ts'

export const meta = titled('Failed jobs')

export default function Jobs() {
  const jobs = useQuery(consoleCalls.jobs.listFailed.queryOptions())
  const { chosen, choose, dialog } = useActOn<FailedJob>({
    send: async ({ id }, reason) => await consoleApi.jobs.retry({ jobId: id, reason }),
    changes: [consoleCalls.jobs],
  })
  const columns: Column<FailedJob>[] = [
    {
      head: 'Job',
      wrap: 'anywhere',
      cell: ({ queue, error, failedAt, tries }) => (
        <>
          <Text size="sm" fw={550}>
            {queue}
          </Text>
          <Text size="sm" c="var(--ink-soft)" lineClamp={4}>
            {error || 'No message'}
          </Text>
          <Text size="xs" c="var(--ink-soft)">
            {failedAt ? formatMoment(failedAt) : 'At an unknown time'} after {tries} tries
          </Text>
        </>
      ),
    },
    {
      head: 'Retry',
      w: 110,
      cell: (job) => (
        <Button variant="default" size="sm" onClick={() => choose(job)}>
          Retry
        </Button>
      ),
    },
  ]
  return (
    <Screen
      title="Failed jobs"
      hint="Imports, scheduled pages, account emails and nightly work that failed for good. They are listed for some days."
    >
      <Panel flush>
        {jobs.isPending && <RowsSkeleton />}
        {jobs.error && <LoadFailed error={jobs.error} onRetry={() => void jobs.refetch()} />}
        {jobs.data?.length === 0 && (
          <EmptyState isNotFound icon={IconCircleCheck} title="No job has failed">
            Jobs are retried for hours before they are listed here.
          </EmptyState>
        )}
        {jobs.data && jobs.data.length > 0 && (
          <DataTable rows={jobs.data} columns={columns} layout="fixed" />
        )}
      </Panel>
      {chosen && (
        <ActDialog title="Run this job again?" confirm="Retry" {...dialog}>
          It starts at once, with the same data.
        </ActDialog>
      )}
    </Screen>
  )
}
