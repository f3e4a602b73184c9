import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconReceipt } from '@tabler/icons-react'
import {
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/order-state.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { fulfilmentChoices, paymentChoices, statusChoices } from '../orders/order-badges.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { useOrders } from '../orders/use-orders.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilteredList } from '../ui/filtered-list.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Orders')

export default function Orders() {
  const list = useListParams(['search', 'payment', 'fulfilment', 'status'])
  const query = useOrders({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    payment: oneOf(paymentStatuses, list.values.payment),
    fulfilment: oneOf(fulfilmentStatuses, list.values.fulfilment),
    status: oneOf(orderStatuses, list.values.status),
  })
  return (
    <Screen title="Orders">
      <FilteredList
        noun="order"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by number, name or e-mail"
            selects={[
              { name: 'payment', label: 'Payment', options: paymentChoices },
              { name: 'fulfilment', label: 'Fulfilment', options: fulfilmentChoices },
              { name: 'status', label: 'Status', options: statusChoices },
            ]}
          />
        }
        Table={OrderTable}
        whenNew={<NoOrders />}
      />
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
