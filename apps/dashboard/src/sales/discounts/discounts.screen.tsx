import { IconDiscount } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { discountStatuses } from '@vitrine/contract/sales/discounts.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { statusLabels } from './describe-discount.ts'
import { DiscountTable } from './discount-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { AddButton } from '../../platform/ui/add-button.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Discounts')

const add = <AddButton to="/dashboard/adddiscount" label="Add discount" />

const choices = discountStatuses.map((value) => ({ value, label: statusLabels[value] }))

export default function Discounts() {
  const list = useListParams(['search', 'status'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.discounts.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        status: oneOf(discountStatuses, list.values.status),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Discounts"
      hint="Discount codes, and discounts that apply automatically."
      actions={add}
    >
      <FilteredList
        noun="discount"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by code or title"
            selects={[{ name: 'status', label: 'Status', options: choices }]}
          />
        }
        Table={DiscountTable}
        whenNew={
          <EmptyState icon={IconDiscount} title="No discounts yet" action={add}>
            Create a code for your newsletter, or an automatic discount for large orders.
          </EmptyState>
        }
      />
    </Screen>
  )
}
