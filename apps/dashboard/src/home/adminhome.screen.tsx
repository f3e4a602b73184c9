import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../platform/session/auth-context.ts'
import { Figures } from './figures.tsx'
import { YourScreens } from './your-screens.tsx'
import { SetupChecklist } from './setup-checklist.tsx'
import { FailedMails } from '../shop/emails/failed-mails.tsx'
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
  return (
    <Screen title={name}>
      {sendsMails && <FailedMails />}
      {setsUp && <SetupChecklist />}
      {seesOrders ? (
        <>
          <Figures />
          <LatestOrders />
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
