import { Badge, Button, Group, SimpleGrid } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { BillingOverview, Subscription } from '@vitrine/contract/provider/billing.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

const labels: Record<Subscription['status'], readonly [label: string, color: string]> = {
  trial: ['Trial', 'pine'],
  active: ['Active', 'pine'],
  past_due: ['Payment failed', 'amber'],
  suspended: ['Suspended', 'red'],
  cancelled: ['Ended', 'gray'],
}

export function SubscriptionPanel({ overview }: { overview: BillingOverview }) {
  const { plan, subscription } = overview
  const [isCancelling, cancelling] = useDisclosure()
  const reactivate = useMutation(
    calls.billing.reactivate.mutationOptions({
      onSuccess: () => showSuccess('Your subscription goes on'),
      onSettled: () => refresh(calls.billing.overview),
    }),
  )
  const isOn = subscription !== null && subscription.status !== 'cancelled'
  const [label, color] = subscription ? labels[subscription.status] : (['Free', 'gray'] as const)
  return (
    <Panel
      title={plan.name}
      actions={
        <Badge variant="light" color={color}>
          {label}
        </Badge>
      }
    >
      {subscription && (
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
          {isOn && (
            <Fact label="Price">
              {formatPrice(subscription.amount, subscription.currency)} a {subscription.period}
            </Fact>
          )}
          {subscription.trialEndsAt && (
            <Fact label="Free until">
              {formatDay(subscription.trialEndsAt)}, {daysLeft(subscription.trialEndsAt)}
            </Fact>
          )}
          {subscription.cancelsAt ? (
            <Fact label="Ends on">{formatDay(subscription.cancelsAt)}</Fact>
          ) : (
            subscription.renewsAt && (
              <Fact label="Renews on">{formatDay(subscription.renewsAt)}</Fact>
            )
          )}
        </SimpleGrid>
      )}
      {isOn && (
        <Group>
          {!subscription.cancelsAt && (
            <Button variant="outline" color="red.9" onClick={cancelling.open}>
              Cancel subscription
            </Button>
          )}
          {subscription.cancelsAt && (
            <Button loading={reactivate.isPending} onClick={() => reactivate.mutate({})}>
              Keep subscription
            </Button>
          )}
        </Group>
      )}
      {isCancelling && isOn && (
        <CancelDialog subscription={subscription} onClose={cancelling.close} />
      )}
    </Panel>
  )
}

function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / 86_400_000))
  return `${countOf(days, 'day')} left`
}
