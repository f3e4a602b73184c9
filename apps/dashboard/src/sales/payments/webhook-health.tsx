import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Warning } from '../../platform/ui/warning.tsx'

/** Without webhooks, orders still arrive, a little later. */
export function WebhookHealth({ stripe }: { stripe: StripeConnection }) {
  const { webhookEnd, eventAt, eventProblem, eventProblemAt } = stripe
  const isBroken = !!eventProblemAt && (!eventAt || eventProblemAt > eventAt)
  return (
    <Stack gap="xs">
      <Text size="sm">
        {webhookEnd === null
          ? 'Webhook: no signing secret yet, so Stripe cannot report payments.'
          : eventAt
            ? `Webhook: works, last event ${formatMoment(eventAt)}`
            : `Webhook: secret ending in ${webhookEnd}, no event received yet.`}
      </Text>
      {isBroken && (
        <Warning title="An event was not accepted">
          {eventProblem} ({formatMoment(eventProblemAt)}) Check that the signing secret is that of
          the endpoint below.
        </Warning>
      )}
      {!eventAt && <Endpoint stripe={stripe} />}
    </Stack>
  )
}

export function Endpoint({ stripe }: { stripe: StripeConnection }) {
  const { webhookUrl, webhookEvents } = stripe
  return (
    <Stack gap={6}>
      <Text size="sm" c="var(--ink-soft)">
        Add an endpoint with this address at Stripe (Developers, Webhooks), and enter its signing
        secret here:
      </Text>
      <Group gap="xs" wrap="nowrap" align="center">
        <Code style={{ overflowWrap: 'anywhere' }}>{webhookUrl}</Code>
        <CopyButton value={webhookUrl}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              style={{ flexShrink: 0 }}
              leftSection={
                copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
              }
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="xs" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
        Events: {webhookEvents.join(', ')}
      </Text>
    </Stack>
  )
}
