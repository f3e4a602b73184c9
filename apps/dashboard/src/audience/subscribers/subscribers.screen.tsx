import { Button } from '@mantine/core'
import { IconDownload, IconUsers } from '@tabler/icons-react'
import { subscriberChoices, subscriberStatuses } from './subscriber-states.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { useExportSubscribers, useSubscribers } from './use-subscribers.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/use-list-params.ts'

export const meta = titled('Subscribers')

export default function Subscribers() {
  const list = useListParams(['search', 'status'])
  const status = oneOf(subscriberStatuses, list.values.status)
  const query = useSubscribers({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    status,
  })
  const exporting = useExportSubscribers(status)
  const hasNone = query.data?.totalElements === 0 && !list.isFiltered
  return (
    <Screen
      title="Subscribers"
      hint="People who subscribed to your newsletter. Only email those who confirmed."
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!query.data || hasNone}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export CSV
        </Button>
      }
    >
      <FilteredList
        noun="subscriber"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by email"
            selects={[{ name: 'status', label: 'Status', options: subscriberChoices }]}
          />
        }
        Table={SubscriberTable}
        whenNew={<NoSubscribers />}
        advice="Try part of the address, or fewer filters."
      />
    </Screen>
  )
}

function NoSubscribers() {
  return (
    <EmptyState icon={IconUsers} title="No subscribers yet">
      Show the newsletter box in your footer, in the <TextLink to="/builder">builder</TextLink>.
      Subscribers confirm by email and then appear here.
    </EmptyState>
  )
}
