import { Button, Code, Drawer, Group, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Delivery, DeliveryRow } from '@vitrine/contract/account/webhooks.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import classes from '../developers.module.css'
import { DeliveryBadge } from './delivery-badge.tsx'
import { describeDelivery } from './describe-delivery.ts'

interface DeliveryDetailsProps {
  delivery: DeliveryRow
  onClose: () => void
}

export function DeliveryDetails({ delivery, onClose }: DeliveryDetailsProps) {
  const { id, status, triedAt } = delivery
  const { queryKey, ...options } = calls.webhooks.delivery.queryOptions({ input: { id } })
  const { data, error, refetch } = useQuery({
    ...options,
    // Refetches after each attempt, which changes these values.
    queryKey: [...queryKey, status, triedAt],
    placeholderData: keepPreviousData,
  })
  const resend = useMutation(
    calls.webhooks.resend.mutationOptions({
      async onSuccess() {
        showSuccess('Sending again')
        await refresh(calls.webhooks)
      },
    }),
  )
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={delivery.event}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Group justify="space-between">
          <DeliveryBadge {...delivery} />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={15} aria-hidden />}
            loading={resend.isPending}
            onClick={() => resend.mutate({ id })}
          >
            Send again
          </Button>
        </Group>
        <Text size="sm">
          {describeDelivery(delivery)}
          {delivery.triedAt && ` · last tried on ${formatMoment(delivery.triedAt)}`}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          Event id <span className={classes.code}>{delivery.eventId}</span>
        </Text>
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data ? <Bodies delivery={data} /> : !error && <RowsSkeleton rows={3} />}
      </Stack>
    </Drawer>
  )
}

function Bodies({ delivery: { payload, response, responseStatus } }: { delivery: Delivery }) {
  return (
    <>
      {responseStatus !== null && (
        <Body title={`Answer: ${responseStatus}`} text={response || '(empty)'} />
      )}
      <Body title="What is sent" text={readable(payload)} />
    </>
  )
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <Text size="sm" fw={550} mb={4}>
        {title}
      </Text>
      <Code block tabIndex={0} mah={360} className={classes.body}>
        {text}
      </Code>
    </section>
  )
}

function readable(payload: string): string {
  return JSON.stringify(JSON.parse(payload), undefined, 2)
}
