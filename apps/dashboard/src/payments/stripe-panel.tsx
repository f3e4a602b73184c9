import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCreditCard } from '@tabler/icons-react'
import { isOnline } from '@vitrine/commerce/payment-methods.ts'
import type { StripeConnection } from '@vitrine/contract/payments.ts'
import { confirmDanger } from '../ui/confirm.tsx'
import { formatMoment } from '../ui/format-date.ts'
import { Panel } from '../ui/panel.tsx'
import { showSuccess } from '../ui/toast.ts'
import { lastWayToPay } from './last-way-to-pay.ts'
import { StripeForm } from './stripe-form.tsx'
import { usePayments } from './use-payments.ts'
import { useDisconnectStripe, useStripe } from './use-stripe.ts'
import { WebhookHealth } from './webhook-health.tsx'

/** Cards by Stripe: connected or not, in which mode, and whether Stripe tells of payments. */
export function StripePanel() {
  const { data: stripe } = useStripe()
  const [isEditing, editing] = useDisclosure()
  if (!stripe) return null
  return (
    <Panel
      title="Cards by Stripe"
      hint={
        stripe.connected
          ? undefined
          : 'Shoppers pay on Stripe’s own page; the money goes to your account there.'
      }
      actions={<Mode stripe={stripe} />}
    >
      {stripe.connected && <Connected stripe={stripe} />}
      {isEditing ? (
        <StripeForm stripe={stripe} onDone={editing.close} />
      ) : (
        <Group gap="xs">
          <Button
            variant={stripe.connected ? 'default' : 'filled'}
            size={stripe.connected ? 'xs' : 'sm'}
            leftSection={<IconCreditCard size={16} aria-hidden />}
            onClick={editing.open}
          >
            {stripe.connected ? 'Change the keys' : 'Take cards by Stripe'}
          </Button>
          {stripe.connected && <Disconnect />}
        </Group>
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
          ? 'Money is taken as soon as a shopper pays.'
          : 'Money is held when a shopper pays, and you take it with the order.'}
        {mode === 'test' && ' No card is charged in test mode, and the checkout says so.'}
      </Text>
      <WebhookHealth stripe={stripe} />
    </Stack>
  )
}

const keysGo =
  'The keys are deleted. Orders that were paid by card stay, but can be refunded only at Stripe itself.'

function Disconnect() {
  const disconnect = useDisconnectStripe()
  const { data: payments } = usePayments()
  const isLast = !payments?.methods.some(({ id, enabled }) => enabled && !isOnline(id))
  return (
    <Button
      variant="default"
      size="xs"
      loading={disconnect.isPending}
      onClick={() =>
        confirmDanger({
          title: 'Take no more cards?',
          text: isLast ? `${keysGo} ${lastWayToPay}` : keysGo,
          confirm: 'Disconnect',
          onConfirm: () =>
            disconnect.mutate(undefined, {
              onSuccess: () => showSuccess('Stripe is disconnected'),
            }),
        })
      }
    >
      Disconnect
    </Button>
  )
}
