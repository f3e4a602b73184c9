import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useCurrentStore } from '../auth/auth-context.ts'
import { Figures } from '../home/figures.tsx'
import { SetupChecklist } from '../home/setup-checklist.tsx'
import { useLatestOrders } from '../home/use-overview.ts'
import { FailedMails } from '../mails/failed-mails.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Home')

export default function AdminHome() {
  const { name } = useCurrentStore()
  return (
    <Screen title={name}>
      <FailedMails />
      <SetupChecklist />
      <Figures />
      <LatestOrders />
    </Screen>
  )
}

function LatestOrders() {
  const { data, error, isPending, refetch } = useLatestOrders()
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
