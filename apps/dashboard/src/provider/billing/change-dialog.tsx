import { Button, Divider, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Plan, PlanPrice } from '@vitrine/contract/provider/plans.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Excess } from './excess.tsx'

interface ChangeDialogProps {
  plan: Plan
  period: PlanPrice['period']
  onClose: () => void
}

export function ChangeDialog({ plan, period, onClose }: ChangeDialogProps) {
  const input = { planId: plan.planId, period }
  const { data, error, refetch } = useQuery({
    ...calls.billing.preview.queryOptions({ input }),
    // Each moment has its own amount.
    gcTime: 0,
  })
  const change = useMutation(
    calls.billing.changePlan.mutationOptions({
      onSuccess() {
        showSuccess(`You have ${plan.name} now`)
        onClose()
      },
      onSettled: () => refresh(calls.billing.overview, calls.billing.invoices, calls.plans.usage),
    }),
  )
  return (
    <Modal opened onClose={onClose} centered title={`Change to ${plan.name}?`}>
      <Stack>
        {!data && !error && <RowsSkeleton />}
        {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && data.excess.length > 0 && <Excess sentences={data.excess} />}
        {data && data.excess.length === 0 && (
          <>
            {data.lines.map(({ text, amount }) => (
              <Row key={text} label={text} amount={formatPrice(amount, data.currency)} />
            ))}
            <Divider />
            <Row
              isTotal
              label={data.dueNow < 0 ? 'Credited to your next invoices' : 'Charged now'}
              amount={formatPrice(Math.abs(data.dueNow), data.currency)}
            />
            <Text size="sm" c="var(--ink-soft)">
              The plan changes at once.
            </Text>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep plan
          </Button>
          {data && data.excess.length === 0 && (
            <Button loading={change.isPending} onClick={() => change.mutate(input)}>
              Change plan
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

function Row({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Text size="sm" fw={isTotal ? 600 : 400}>
        {label}
      </Text>
      <Text size="sm" fw={isTotal ? 600 : 400} style={{ whiteSpace: 'nowrap' }}>
        {amount}
      </Text>
    </Group>
  )
}
