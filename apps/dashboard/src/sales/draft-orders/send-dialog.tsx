import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import type { DraftOrder } from '@vitrine/contract/sales/draft-orders.ts'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { useChangeDraft } from './use-change-draft.ts'

export function SendDialog({ draft, onClose }: { draft: DraftOrder; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const send = useChangeDraft(draft, `Payment link sent to ${draft.email}`)
  return (
    <Modal opened onClose={onClose} title="Send the payment link" centered>
      <Stack>
        <Text size="sm">
          {draft.email} gets an email with the items, the total and a payment link. It becomes an
          order once it is paid.
        </Text>
        <Textarea
          label="Your message (optional)"
          autosize
          minRows={3}
          maxLength={1000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={send.isPending}
            onClick={() =>
              send.mutate((which) => api.draftOrders.sendLink({ ...which, message }), {
                onSuccess: onClose,
              })
            }
          >
            Send
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
