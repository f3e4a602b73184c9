import { Group, SegmentedControl, Select, SimpleGrid, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { BillingOverview } from '@vitrine/contract/provider/billing.ts'
import type { Plan, PlanPrice } from '@vitrine/contract/provider/plans.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { sentenceOf } from '../../platform/api/sentence-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Warning } from '../../platform/ui/warning.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Excess } from './excess.tsx'
import { PlanCard } from './plan-card.tsx'

interface PlanChooserProps {
  plans: Plan[]
  overview: BillingOverview
}

type Period = PlanPrice['period']

export function PlanChooser({ plans, overview }: PlanChooserProps) {
  const [search] = useSearchParams()
  const { subscription } = overview
  const isOn = subscription !== null && subscription.status !== 'cancelled'
  const currencies = [
    ...new Set(plans.flatMap(({ prices }) => prices.map((each) => each.currency))),
  ]
  const [period, setPeriod] = useState<Period>(search.get('period') === 'year' ? 'year' : 'month')
  const [chosen, setChosen] = useState(search.get('currency') ?? '')
  const [next, setNext] = useState<Plan>()
  const currency = isOn
    ? subscription.currency
    : currencies.includes(chosen)
      ? chosen
      : (currencies[0] ?? '')
  const subscribe = useMutation(
    calls.billing.subscribe.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: ({ url }) => window.location.assign(url),
    }),
  )
  const sold = plans.flatMap((plan) => {
    const price = plan.prices.find((each) => each.period === period && each.currency === currency)
    return price ? [{ plan, price }] : []
  })
  return (
    <Panel
      title={isOn ? 'Change plan' : 'Choose a plan'}
      actions={
        <Group gap="sm">
          {!isOn && currencies.length > 1 && (
            <Select
              aria-label="Currency"
              w={96}
              allowDeselect={false}
              data={currencies}
              value={currency}
              onChange={(value) => setChosen(value ?? '')}
            />
          )}
          <SegmentedControl
            aria-label="Billing period"
            data={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Yearly' },
            ]}
            value={period}
            onChange={setPeriod}
          />
        </Group>
      }
    >
      {subscribe.error && <Refused error={subscribe.error} />}
      {sold.length === 0 && (
        <Text size="sm">No plan is sold for this period. Choose the other one.</Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {sold.map(({ plan, price }) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            price={price}
            isOwn={isOn && subscription.planId === plan.planId && subscription.period === period}
            isWanted={search.get('plan') === plan.planId}
            isPending={subscribe.isPending && subscribe.variables.planId === plan.planId}
            label={isOn ? `Change to ${plan.name}` : `Choose ${plan.name}`}
            onChoose={() =>
              isOn ? setNext(plan) : subscribe.mutate({ planId: plan.planId, period, currency })
            }
          />
        ))}
      </SimpleGrid>
      {next && <ChangeDialog plan={next} period={period} onClose={() => setNext(undefined)} />}
    </Panel>
  )
}

function Refused({ error }: { error: Error }) {
  const details = isRefused(error) ? error.data.details : undefined
  const { excess = [] } = (details ?? {}) as { excess?: string[] }
  return excess.length ? (
    <Excess sentences={excess} />
  ) : (
    <Warning title="This did not work">
      <Text size="sm" c="var(--ink)">
        {sentenceOf(error)}
      </Text>
    </Warning>
  )
}
