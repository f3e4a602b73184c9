import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { useChangeOrder } from './use-change-order.ts'

interface Parcel {
  carrier: string
  trackingUrl: string
  notify: boolean
}

export function FulfilForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { isPickup } = order
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(order.lines.map(({ id, left }) => [id, left])),
  )
  const lines = chosenOf(quantities)
  const fulfil = useChangeOrder(order, outcomeOf(order, lines))
  const form = useForm<Parcel>({
    mode: 'uncontrolled',
    initialValues: { carrier: '', trackingUrl: '', notify: true },
    validate: {
      trackingUrl: (url) =>
        !url || /^https?:\/\/\S+$/.test(url) ? null : 'Start with https:// or http://.',
    },
  })

  function handleSubmit({ carrier, trackingUrl, notify }: Parcel) {
    const parcel = {
      notify,
      lines,
      ...(carrier && { carrier }),
      ...(trackingUrl && { trackingUrl }),
    }
    fulfil.mutate((which) => api.orders.addFulfilment({ ...which, ...parcel }), {
      onSuccess: onDone,
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <LineQuantities
          legend={isPickup ? 'What is picked up?' : 'What is in the parcel?'}
          lines={order.lines}
          maxOf={({ left }) => left}
          value={quantities}
          onChange={setQuantities}
        />
        {!isPickup && (
          <>
            <TextInput
              label="Carrier (optional)"
              placeholder="DHL"
              maxLength={80}
              key={form.key('carrier')}
              {...form.getInputProps('carrier')}
            />
            <TextInput
              label="Tracking link (optional)"
              placeholder="https://…"
              maxLength={500}
              key={form.key('trackingUrl')}
              {...form.getInputProps('trackingUrl')}
            />
          </>
        )}
        <Checkbox
          label={`Tell ${order.customer.email} by email`}
          key={form.key('notify')}
          {...form.getInputProps('notify', { type: 'checkbox' })}
        />
        <Button type="submit" loading={fulfil.isPending} disabled={!lines.length}>
          {isPickup ? 'Mark as picked up' : 'Mark as fulfilled'}
        </Button>
      </Stack>
    </form>
  )
}

function outcomeOf({ lines, isPickup }: Order, chosen: { quantity: number }[]): string {
  const done = isPickup ? 'picked up' : 'fulfilled'
  const left = lines.reduce((sum, line) => sum + line.left, 0)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  return count < left ? `${count} of ${countOf(left, 'item')} ${done}` : `Order marked as ${done}`
}
