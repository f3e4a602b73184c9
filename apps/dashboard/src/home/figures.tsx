import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { countOf } from '../platform/ui/count-of.ts'
import { FigureCard } from './figure-card.tsx'

export function Figures() {
  const { storeId, currency } = useCurrentStore()
  const recent = useQuery(calls.analytics.getSalesReport.queryOptions({ input: { storeId } }))
  const toFulfil = useQuery(countIn('unfulfilled'))
  const unpaid = useQuery(countIn('unpaid'))

  function countIn(tab: 'unfulfilled' | 'unpaid') {
    return calls.orders.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 1, tab } })
  }

  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', sm: 'lg' }}>
      <FigureCard
        label="Net sales, 30 days"
        value={recent.data && formatPrice(recent.data.totals.netSales, currency)}
        failed={recent.isError}
        hint={
          recent.data
            ? `${countOf(recent.data.totals.orders ?? 0, 'order')}, without tax and shipping`
            : ''
        }
      />
      <FigureCard
        label="Average order"
        value={recent.data && formatPrice(recent.data.totals.averageOrder, currency)}
        failed={recent.isError}
        hint="of the last 30 days"
      />
      <FigureCard
        label="To fulfil"
        value={toFulfil.data?.totalElements.toLocaleString('en')}
        failed={toFulfil.isError}
        hint="Show these orders"
        to="/dashboard/orders?tab=unfulfilled"
      />
      <FigureCard
        label="Payment pending"
        value={unpaid.data?.totalElements.toLocaleString('en')}
        failed={unpaid.isError}
        hint="Show these orders"
        to="/dashboard/orders?tab=unpaid"
      />
    </SimpleGrid>
  )
}
