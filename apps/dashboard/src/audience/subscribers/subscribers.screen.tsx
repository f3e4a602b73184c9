import { Button } from '@mantine/core'
import { IconDownload, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { downloadText } from '../../platform/ui/download-text.ts'
import { subscriberChoices, subscriberStatuses } from './subscriber-states.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Subscribers')

export default function Subscribers() {
  const list = useListParams(['search', 'status'])
  const status = oneOf(subscriberStatuses, list.values.status)
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.subscribers.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        status,
      },
      placeholderData: keepPreviousData,
    }),
  )
  const exporting = useMutation(
    calls.subscribers.export.mutationOptions({
      onSuccess: ({ csv }) => downloadText('subscribers.csv', 'text/csv', csv),
    }),
  )
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
          onClick={() => exporting.mutate({ storeId, ...(status && { status }) })}
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
