import { IconFilePencil } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { draftOrderState } from '@vitrine/contract/sales/draft-orders.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { draftStateChoices } from './draft-badge.tsx'
import { DraftTable } from './draft-table.tsx'
import { CreateOrder } from '../orders/create-order.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Draft orders')

export default function DraftOrders() {
  const list = useListParams(['search', 'state'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.draftOrders.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        state: oneOf(draftOrderState.options, list.values.state),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Draft orders"
      hint="Orders you prepare for a customer. A draft becomes an order once it is paid."
      actions={<CreateOrder />}
    >
      <FilteredList
        noun="draft"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by number, name or email"
            selects={[{ name: 'state', label: 'State', options: draftStateChoices }]}
          />
        }
        Table={DraftTable}
        whenNew={
          <EmptyState icon={IconFilePencil} title="No draft orders yet" action={<CreateOrder />}>
            Create order for a customer who called or wrote, and send them a link to pay.
          </EmptyState>
        }
      />
    </Screen>
  )
}
