import { Container, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { InvoicesPanel } from './invoices-panel.tsx'
import { PayerPanel } from './payer-panel.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { StandingWarnings } from './standing-warnings.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'
import { UsagePanel } from './usage-panel.tsx'

export const meta = titled('Plan and billing')

export default function BillingScreen() {
  const { email } = useAuth()
  const { data, error, refetch } = useQuery(calls.plans.list.queryOptions())
  return (
    <Container size="md" py={{ base: 'lg', sm: 40 }}>
      <Group component="header" justify="space-between" mb={{ base: 'xl', sm: 40 }}>
        <Brand />
        <Group gap="md" fz="sm" c="var(--ink-soft)">
          {email} <TextLink to="/choose-store">Your shops</TextLink>
        </Group>
      </Group>
      <main>
        {!data && !error && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && !data.sellsPlans && (
          <Screen title="Plan" hint="Everything is included here, without a price.">
            <UsagePanel />
          </Screen>
        )}
        {data?.sellsPlans && <Account plans={data.plans} />}
      </main>
    </Container>
  )
}

function Account({ plans }: Pick<Parameters<typeof PlanChooser>[0], 'plans'>) {
  const { data, error, refetch } = useQuery(calls.billing.overview.queryOptions())
  useReturnFromPayment()
  const status = data?.subscription?.status
  // The invoice to pay comes first.
  const isUnpaid = status === 'past_due' || status === 'suspended'
  return (
    <Screen title="Plan and billing" hint="For all shops that you own.">
      {!data && !error && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <StandingWarnings overview={data} />
          {isUnpaid && <InvoicesPanel />}
          <SubscriptionPanel overview={data} />
          <UsagePanel />
          <PlanChooser plans={plans} overview={data} />
          <PayerPanel overview={data} />
          {!isUnpaid && <InvoicesPanel />}
        </>
      )}
    </Screen>
  )
}

/** The event of a payment may come later than the owner. */
function useReturnFromPayment() {
  const [search, setSearch] = useSearchParams()
  const { mutate } = useMutation(
    calls.billing.refresh.mutationOptions({
      onSettled: () =>
        refresh(
          calls.billing.overview,
          calls.billing.payer,
          calls.billing.invoices,
          calls.plans.usage,
        ),
    }),
  )
  const isBack = search.has('paid')
  useEffect(() => {
    if (!isBack) return
    setSearch({}, { replace: true })
    mutate({})
  }, [isBack, mutate, setSearch])
}
