import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { howItGoesBack } from './how-it-goes-back.ts'
import { suggestedRefund } from './suggested-refund.ts'
import { useChangeOrder } from './use-change-order.ts'

export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Refund order ${order.orderName}`} centered>
      <RefundForm order={order} onDone={onClose} />
    </Modal>
  )
}

function RefundForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { currency, refundable, shippingRefundable, lines } = order
  const refund = useChangeOrder(order, 'Refund recorded')
  const [quantities, setQuantities] = useState<Quantities>({})
  const [shipping, setShipping] = useState(0)
  /** Undefined while the suggested amount applies. */
  const [typed, setTyped] = useState<number>()
  const [restock, setRestock] = useState(true)
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(true)
  const pieces = chosenOf(quantities)
  const suggested = suggestedRefund(order, pieces, shipping)
  const amount = typed ?? suggested
  const mayRestock = pieces.some(({ lineId }) => lines.find(({ id }) => id === lineId)?.restockable)
  const isTooMuch = amount > refundable

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isTooMuch || amount <= 0) return
    const given = {
      amount,
      lines: pieces.map((piece) => ({ ...piece, restock })),
      shipping,
      notify,
      ...(reason.trim() && { reason: reason.trim() }),
    }
    refund.mutate((which) => api.orders.addRefund({ ...which, ...given }), { onSuccess: onDone })
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <LineQuantities
          legend="Which items are refunded?"
          lines={lines}
          maxOf={({ quantity, refunded }) => quantity - refunded}
          value={quantities}
          onChange={(chosen) => {
            setQuantities(chosen)
            setTyped(undefined)
          }}
        />
        {mayRestock && (
          <Checkbox
            label="Restock these items"
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
        )}
        {shippingRefundable > 0 && (
          <PriceInput
            label="Shipping"
            description={`${formatPrice(shippingRefundable, currency)} were paid for shipping.`}
            max={shippingRefundable}
            value={shipping}
            onChange={(value) => {
              setShipping(Number(value) || 0)
              setTyped(undefined)
            }}
          />
        )}
        <PriceInput
          label="Amount"
          description={`${formatPrice(refundable, currency)} can be refunded at most.`}
          error={isTooMuch && 'This is more than what was received.'}
          value={amount}
          onChange={(value) => setTyped(Number(value) || 0)}
        />
        <TextInput
          label="Reason (optional)"
          description="Only you see it."
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Checkbox
          label={`Tell ${order.customer.email} by email`}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
        <Text size="sm" c="var(--ink-soft)">
          {howItGoesBack(order)}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={refund.isPending} disabled={isTooMuch || amount <= 0}>
            Refund {formatPrice(amount, currency)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
