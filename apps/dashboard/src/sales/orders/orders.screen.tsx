import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { fulfilmentChoices, paymentChoices, statusChoices } from './order-badges.tsx'
import { CreateOrder } from './create-order.tsx'
import { exportUrl } from './documents-url.ts'
import { MoreFilters, useRangeChips } from './more-filters.tsx'
import { OrderBulkBar } from './order-bulk-bar.tsx'
import { filterNames, orderFilter } from './order-filter.ts'
import { OrderTable } from './order-table.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { SavedViews } from './saved-views.tsx'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { useReportChips } from './report-chips.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { SelectionContext, useSelection } from '../../platform/ui/data-table/selection-context.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

const deliveryChoices = [
  { value: 'shipping', label: 'Shipping' },
  { value: 'pickup', label: 'Pickup' },
]

export const meta = titled('Orders')

export default function Orders() {
  const { storeId, timeZone } = useCurrentStore()
  const list = useListParams(filterNames)
  const filter = orderFilter(list.values, timeZone)
  const query = useQuery(
    calls.orders.list.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20, ...filter },
      placeholderData: keepPreviousData,
    }),
  )
  const chips = [...useRangeChips(), ...useReportChips()]
  const selection = useSelection(JSON.stringify(filter))
  return (
    <Screen
      title="Orders"
      actions={
        <>
          <Button
            component="a"
            href={exportUrl(storeId, filter)}
            download
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
          >
            {Object.values(filter).some((value) => value !== undefined)
              ? 'Export these as CSV'
              : 'Export all as CSV'}
          </Button>
          <CreateOrder />
        </>
      }
    >
      <SelectionContext value={selection}>
        <FilteredList
          noun="order"
          list={list}
          query={query}
          filters={
            <>
              <OrderTabs />
              <ListFilters
                list={list}
                searchLabel="Search by number, name, email or SKU"
                selects={[
                  { name: 'payment', label: 'Payment', options: paymentChoices },
                  { name: 'fulfilment', label: 'Fulfilment', options: fulfilmentChoices },
                  { name: 'status', label: 'Status', options: statusChoices },
                  { name: 'delivery', label: 'Delivery', options: deliveryChoices },
                ]}
                chips={chips}
                beside={<SavedViews />}
              >
                <MoreFilters />
              </ListFilters>
              <OrderBulkBar total={query.data?.totalElements ?? 0} filter={filter} />
            </>
          }
          Table={OrderTable}
          whenNew={<NoOrders />}
        />
      </SelectionContext>
    </Screen>
  )
}

function NoOrders() {
  const url = shopUrl(useCurrentStore().storeDomain)
  return (
    <EmptyState
      icon={IconReceipt}
      title="No orders yet"
      action={
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              leftSection={
                copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />
              }
            >
              {copied ? 'Copied' : 'Copy the link to your shop'}
            </Button>
          )}
        </CopyButton>
      }
    >
      Orders appear here as soon as they are placed. Share your shop, or place a test order.
    </EmptyState>
  )
}
