import { SimpleGrid } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { countOf } from '../platform/ui/count-of.ts'
import { FigureCard } from './figure-card.tsx'
import { useRecentSales, useToFulfil, useUnpaid } from './use-overview.ts'

export function Figures() {
  const { currency } = useCurrentStore()
  const recent = useRecentSales()
  const toFulfil = useToFulfil()
  const unpaid = useUnpaid()
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', sm: 'lg' }}>
      <FigureCard
        label="Net sales, 30 days"
        value={recent.data && formatPrice(recent.data.netSales, currency)}
        failed={recent.isError}
        hint={
          recent.data ? `${countOf(recent.data.orders, 'order')}, without tax and shipping` : ''
        }
      />
      <FigureCard
        label="Average order"
        value={recent.data && formatPrice(recent.data.averageOrder, currency)}
        failed={recent.isError}
        hint="of the last 30 days"
      />
      <FigureCard
        label="To fulfil"
        value={toFulfil.data?.totalElements}
        failed={toFulfil.isError}
        hint="Show these orders"
        to="/dashboard/orders?tab=unfulfilled"
      />
      <FigureCard
        label="Payment pending"
        value={unpaid.data?.totalElements}
        failed={unpaid.isError}
        hint="Show these orders"
        to="/dashboard/orders?tab=unpaid"
      />
    </SimpleGrid>
  )
}
