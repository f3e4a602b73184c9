import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { DraftOrder } from '@vitrine/contract/sales/draft-orders.ts'
import { api } from '../../platform/api/client.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DraftBadge } from './draft-badge.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useChangeDraft } from './use-change-draft.ts'

export function PayPanel({ draft, isDirty }: { draft: DraftOrder; isDirty: boolean }) {
  const { state, sentAt, paymentLink, email, total, currency } = draft
  const [isSending, sending] = useDisclosure()
  const pay = useChangeDraft(draft, 'Draft became an order')
  const why = isDirty
    ? 'Save your changes first.'
    : 'Enter the customer’s email and address first, then save.'
  const isReady = paymentLink !== null && !isDirty
  const amount = formatPrice(total, currency)
  return (
    <Panel title="Payment" actions={<DraftBadge state={state} />}>
      <Stack gap="sm">
        {!isReady && (
          <Text size="sm" c="var(--ink-soft)">
            {why}
          </Text>
        )}
        {isReady && <CopyText label="Payment link" value={paymentLink} />}
        {sentAt && (
          <Text size="sm" c="var(--ink-soft)">
            Sent to {email} {formatMoment(sentAt)}
          </Text>
        )}
        <Stack gap="xs">
          <Button disabled={!isReady} onClick={sending.open}>
            {sentAt ? 'Send again' : 'Send payment link'}
          </Button>
          <Button
            variant="default"
            disabled={!isReady}
            loading={pay.isPending}
            onClick={() =>
              confirm({
                title: 'Was the money received?',
                text: `This creates an order with a payment of ${amount}. It cannot be undone.`,
                confirm: 'Mark as paid',
                onConfirm: () => pay.mutate(api.draftOrders.markPaid),
              })
            }
          >
            Mark as paid
          </Button>
        </Stack>
      </Stack>
      {isSending && <SendDialog draft={draft} onClose={sending.close} />}
    </Panel>
  )
}
