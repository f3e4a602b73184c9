import { Button, Group } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../../platform/ui/data-table/filter-select.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleCalls } from './console-api.ts'
import { ReportList } from './report-list.tsx'

export const meta = titled('Reports')

const states = ['open', 'resolved'] as const
const stateChoices = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
]

export default function Reports() {
  const list = useListParams(['state'])
  const query = useQuery(
    consoleCalls.reports.list.queryOptions({
      input: {
        pageNumber: list.pageNumber,
        pageSize: 20,
        state: oneOf(states, list.values.state) ?? 'open',
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen title="Reports" hint="What visitors reported about shops, the oldest open ones first.">
      <FilteredList
        noun="report"
        list={list}
        query={query}
        filters={
          <Group p="md" maw={320}>
            <FilterSelect
              label="State"
              options={stateChoices}
              value={list.values.state}
              onChange={(value) => list.set('state', value)}
            />
          </Group>
        }
        Table={ReportList}
        whenNew={
          <EmptyState
            icon={IconFlag}
            title="No open reports"
            action={
              <Button variant="default" onClick={() => list.set('state', 'resolved')}>
                Show resolved reports
              </Button>
            }
          >
            Visitors can report a shop by a link below its pages.
          </EmptyState>
        }
      />
    </Screen>
  )
}
