import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconReceipt, IconSearchOff } from '@tabler/icons-react'
import {
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/order-state.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { OrderFilters, orderFilters } from '../orders/order-filters.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { useOrders } from '../orders/use-orders.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Pager } from '../ui/pager.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Orders')

export default function Orders() {
  const list = useListParams(orderFilters)
  const { data, error, isPending, refetch } = useOrders({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    payment: oneOf(paymentStatuses, list.values.payment),
    fulfilment: oneOf(fulfilmentStatuses, list.values.fulfilment),
    status: oneOf(orderStatuses, list.values.status),
  })
  const isNew = data?.totalElements === 0 && !list.isFiltered
  return (
    <Screen title="Orders">
      <Panel flush>
        {!isNew && <OrderFilters list={list} />}
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {isNew && <NoOrders />}
        {data?.totalElements === 0 && list.isFiltered && (
          <EmptyState
            icon={IconSearchOff}
            title="No order matches"
            action={
              <Button variant="default" onClick={list.clear}>
                Clear the filters
              </Button>
            }
          >
            Try other words or fewer filters.
          </EmptyState>
        )}
        {data && data.content.length > 0 && <OrderTable orders={data.content} />}
        {data && !isNew && <Pager page={data} noun="order" onChange={list.setPage} />}
      </Panel>
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
      They appear here the moment a shopper places one. Share your shop, or order something yourself
      to see how it feels.
    </EmptyState>
  )
}
