import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCreditCard } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isOnline } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { lastWayToPay } from './last-way-to-pay.ts'
import { StripeForm } from './stripe-form.tsx'
import { WebhookHealth } from './webhook-health.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export function StripePanel() {
  const { storeId } = useCurrentStore()
  const { data: stripe } = useQuery(calls.payments.stripe.queryOptions({ input: { storeId } }))
  const [isEditing, editing] = useDisclosure()
  if (!stripe) return null
  return (
    <Panel
      title="Cards by Stripe"
      hint={
        stripe.connected
          ? undefined
          : 'Shoppers pay on Stripe’s page. The money goes to your Stripe account.'
      }
      actions={<Mode stripe={stripe} />}
    >
      {stripe.connected && <Connected stripe={stripe} />}
      {isEditing ? (
        <StripeForm stripe={stripe} onDone={editing.close} />
      ) : (
        <Changes>
          <Group gap="xs">
            <Button
              variant={stripe.connected ? 'default' : 'filled'}
              size={stripe.connected ? 'xs' : 'sm'}
              leftSection={<IconCreditCard size={16} aria-hidden />}
              onClick={editing.open}
            >
              {stripe.connected ? 'Change the keys' : 'Connect Stripe'}
            </Button>
            {stripe.connected && <Disconnect />}
          </Group>
        </Changes>
      )}
    </Panel>
  )
}

function Mode({ stripe: { connected, mode } }: { stripe: StripeConnection }) {
  if (!connected)
    return (
      <Badge variant="light" color="gray">
        Off
      </Badge>
    )
  return mode === 'live' ? (
    <Badge variant="light" color="pine">
      Live
    </Badge>
  ) : (
    <Badge variant="light" color="amber">
      Test mode
    </Badge>
  )
}

function Connected({ stripe }: { stripe: StripeConnection }) {
  const { account, keyEnd, capture, connectedAt, mode } = stripe
  return (
    <Stack gap={6}>
      <Text size="sm">
        {account} · key ending in {keyEnd}
        {connectedAt && ` · connected ${formatMoment(connectedAt)}`}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {capture === 'automatic'
          ? 'Payments are captured immediately.'
          : 'Payments are authorised at checkout. You capture them in the order.'}
        {mode === 'test' && ' Test mode: no card is charged, and the checkout says so.'}
      </Text>
      <WebhookHealth stripe={stripe} />
    </Stack>
  )
}

const keysGo = 'The keys are deleted. Card orders stay, but can only be refunded in Stripe.'

function Disconnect() {
  const { storeId } = useCurrentStore()
  const disconnect = useMutation(
    calls.payments.disconnectStripe.mutationOptions({ onSuccess: () => refresh(calls.payments) }),
  )
  const { data: payments } = useQuery(
    calls.payments.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  const isLast = !payments?.methods.some(({ id, enabled }) => enabled && !isOnline(id))
  return (
    <Button
      variant="default"
      size="xs"
      loading={disconnect.isPending}
      onClick={() =>
        confirmDanger({
          title: 'Disconnect Stripe?',
          text: isLast ? `${keysGo} ${lastWayToPay}` : keysGo,
          confirm: 'Disconnect',
          onConfirm: () =>
            disconnect.mutate(
              { storeId },
              { onSuccess: () => showSuccess('Stripe is disconnected') },
            ),
        })
      }
    >
      Disconnect
    </Button>
  )
}
