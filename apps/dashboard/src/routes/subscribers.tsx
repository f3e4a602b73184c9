import { Button, Group } from '@mantine/core'
import { IconDownload, IconSearchOff, IconUsers } from '@tabler/icons-react'
import { subscriberChoices, subscriberStatuses } from '../subscribers/subscriber-states.ts'
import { SubscriberTable } from '../subscribers/subscriber-table.tsx'
import { useExportSubscribers, useSubscribers } from '../subscribers/use-subscribers.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Pager } from '../ui/pager.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { titled } from '../ui/title.ts'
import { useListParams, type ListParams } from '../ui/use-list-params.ts'

export const meta = titled('Subscribers')

const filters = ['search', 'status'] as const

export default function Subscribers() {
  const list = useListParams(filters)
  const status = oneOf(subscriberStatuses, list.values.status)
  const { data, error, isPending, refetch } = useSubscribers({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    status,
  })
  const exporting = useExportSubscribers(status)
  const isNew = data?.totalElements === 0 && !list.isFiltered
  return (
    <Screen
      title="Subscribers"
      hint="Who asked for your newsletter. Write only to those who are confirmed."
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!data || isNew}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export CSV
        </Button>
      }
    >
      <Panel flush>
        {!isNew && <Filters list={list} />}
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {isNew && <NoSubscribers />}
        {data?.totalElements === 0 && list.isFiltered && (
          <EmptyState
            icon={IconSearchOff}
            title="No subscriber matches"
            action={
              <Button variant="default" onClick={list.clear}>
                Clear the filters
              </Button>
            }
          >
            Try a part of the address, or fewer filters.
          </EmptyState>
        )}
        {data && data.content.length > 0 && <SubscriberTable subscribers={data.content} />}
        {data && !isNew && <Pager page={data} noun="subscriber" onChange={list.setPage} />}
      </Panel>
    </Screen>
  )
}

function Filters({ list }: { list: ListParams<(typeof filters)[number]> }) {
  return (
    <Group p="md" gap="sm">
      <SearchField
        label="Search by e-mail"
        value={list.values.search}
        onSearch={(term) => list.set('search', term)}
      />
      <FilterSelect
        label="Status"
        options={subscriberChoices}
        value={list.values.status}
        onChange={(value) => list.set('status', value)}
      />
    </Group>
  )
}

function NoSubscribers() {
  return (
    <EmptyState icon={IconUsers} title="No subscribers yet">
      Show the newsletter box in your footer, in the <TextLink to="/builder">builder</TextLink>.
      Whoever subscribes there is asked by mail first, and then stands here.
    </EmptyState>
  )
}
