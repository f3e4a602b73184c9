import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { MethodList } from './method-list.tsx'
import { StripePanel } from './stripe-panel.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { Warning } from '../../platform/ui/warning.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Payment')

export default function Payment() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.payments.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title="Payment"
      hint="Card orders are paid at once. Other orders stay unpaid until you mark them as paid."
      actions={
        <Changes>
          <Button
            component={Link}
            to="/dashboard/payment/new"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Add payment method
          </Button>
        </Changes>
      }
    >
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.methods.every(({ enabled }) => !enabled) && <NobodyCanOrder />}
      {data && <MethodList payments={data} />}
      {data && <StripePanel />}
    </Screen>
  )
}

function NobodyCanOrder() {
  return (
    <Warning title="Your shop cannot take orders">
      Every payment method is off, and the checkout of your shop says so. Switch on at least one;
      cash on delivery and bank transfer need nothing more.
    </Warning>
  )
}
