import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CancelReason,
  cancelReasons,
  type Subscription,
} from '@vitrine/contract/provider/billing.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { formatDay } from '../../platform/ui/format-date.ts'

interface CancelDialogProps {
  subscription: Subscription
  onClose: () => void
}

export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<CancelReason>('other')
  const [comment, setComment] = useState('')
  const cancel = useMutation(
    calls.billing.cancel.mutationOptions({
      onSuccess() {
        showSuccess('Your subscription is cancelled')
        onClose()
      },
      onSettled: () => refresh(calls.billing.overview),
    }),
  )
  const end = subscription.renewsAt ? formatDay(subscription.renewsAt) : 'the end of the period'
  return (
    <Modal opened onClose={onClose} centered title="Cancel your subscription?">
      <Stack>
        <Text size="sm">
          You keep {subscription.planName} until {end}, and nothing more is charged. Then your
          account has the free plan: your shops keep all they have.
        </Text>
        <Radio.Group label="Why do you leave?" value={reason} onChange={setReason}>
          <Stack gap="xs" mt="xs">
            {Object.entries(cancelReasons).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Anything else? (optional)"
          maxLength={500}
          autosize
          minRows={2}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep subscription
          </Button>
          <Button
            color="red.9"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ reason, comment })}
          >
            Cancel subscription
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
