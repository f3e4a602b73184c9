import { SimpleGrid, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../platform/session/auth-context.ts'
import { YourScreens } from './your-screens.tsx'
import { LeftCarts } from './left-carts.tsx'
import { SetupChecklist } from './setup-checklist.tsx'
import { ToDoCards } from './to-do-cards.tsx'
import { TopProducts } from './top-products.tsx'
import { VisitTiles } from './visit-tiles.tsx'
import { NearLimits } from '../provider/plans/near-limits.tsx'
import { FailedMails } from '../shop/emails/failed-mails.tsx'
import { RangePicker } from '../sales/analytics/range-picker.tsx'
import { SalesTrend } from '../sales/analytics/sales-trend.tsx'
import { useReportRange } from '../sales/analytics/use-report-range.ts'
import { OrderTable } from '../sales/orders/order-table.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { LoadFailed } from '../platform/ui/load-failed.tsx'
import { Panel } from '../platform/ui/panel.tsx'
import { RowsSkeleton } from '../platform/ui/rows-skeleton.tsx'
import { Screen } from '../platform/ui/screen.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Home')

export default function AdminHome() {
  const { name } = useCurrentStore()
  const seesOrders = useHasRight('orders:read')
  const sendsMails = useHasRight('emails:write')
  const setsUp = useHasRight('settings:write')
  const range = useReportRange()
  return (
    <Screen title={name} actions={seesOrders ? <RangePicker range={range} /> : undefined}>
      <NearLimits />
      {sendsMails && <FailedMails />}
      {setsUp && <SetupChecklist />}
      {seesOrders ? (
        <>
          <ToDoCards />
          <SalesTrend range={range} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <TopProducts range={range} />
            <VisitTiles range={range} />
          </SimpleGrid>
          <LatestOrders />
          <LeftCarts />
        </>
      ) : (
        <YourScreens />
      )}
    </Screen>
  )
}

function LatestOrders() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.orders.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 5 } }),
  )
  return (
    <Panel
      flush
      title="Latest orders"
      actions={
        data && data.totalElements > 0 ? (
          <Text size="sm">
            <TextLink to="/dashboard/orders">All orders</TextLink>
          </Text>
        ) : undefined
      }
    >
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.totalElements === 0 && (
        <EmptyState icon={IconReceipt} title="No orders yet">
          New orders appear here.
        </EmptyState>
      )}
      {data && data.content.length > 0 && <OrderTable rows={data.content} />}
    </Panel>
  )
}
