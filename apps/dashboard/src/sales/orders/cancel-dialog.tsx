import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { type CancelReason, cancelReasons } from '@vitrine/commerce/orders/order-state.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { oneOf } from '../../platform/ui/one-of.ts'
import { cancelReasonNames } from './cancel-reason-names.ts'
import { howItGoesBack } from './how-it-goes-back.ts'
import { useChangeOrder } from './use-change-order.ts'

const choices = cancelReasons.map((value) => ({ value, label: cancelReasonNames[value] }))

export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Cancel order ${order.orderName}?`} centered>
      <CancelForm order={order} onDone={onClose} />
    </Modal>
  )
}

function CancelForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { currency, refundable, lines } = order
  const cancel = useChangeOrder(order, 'Order cancelled')
  const [reason, setReason] = useState<CancelReason>('customer')
  const [refund, setRefund] = useState(true)
  const [restock, setRestock] = useState(true)
  const [notify, setNotify] = useState(true)
  const isCounted = lines.some(({ restockable }) => restockable > 0)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const how = { reason, refund, restock, notify }
    cancel.mutate((which) => api.orders.cancel({ ...which, ...how }), { onSuccess: onDone })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <Text size="sm">A cancelled order stays in the list. It cannot be reopened.</Text>
        <NativeSelect
          label="Reason"
          data={choices}
          value={reason}
          onChange={(event) =>
            setReason(oneOf(cancelReasons, event.currentTarget.value) ?? 'other')
          }
        />
        {refundable > 0 && (
          <Checkbox
            label={`Refund ${formatPrice(refundable, currency)}`}
            description={howItGoesBack(order)}
            checked={refund}
            onChange={(event) => setRefund(event.currentTarget.checked)}
          />
        )}
        {order.capturable > 0 && (
          <Text size="sm">
            {formatPrice(order.capturable, currency)} authorised on the card is released.
          </Text>
        )}
        {isCounted && (
          <Checkbox
            label="Restock all items"
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          label={`Tell ${order.customer.email} by email`}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Keep order
          </Button>
          <Button type="submit" color="red.9" loading={cancel.isPending}>
            Cancel order
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
