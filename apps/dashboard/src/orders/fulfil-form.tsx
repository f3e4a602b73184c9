import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Order } from '@vitrine/contract/order.ts'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { useChangeOrder } from './use-orders.ts'

interface Parcel {
  carrier: string
  trackingUrl: string
  notify: boolean
}

/** What goes into a parcel; everything that is left, unless told otherwise. */
export function FulfilForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const fulfil = useChangeOrder(order, 'Order marked as fulfilled')
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(order.lines.map(({ id, left }) => [id, left])),
  )
  const lines = chosenOf(quantities)
  const form = useForm<Parcel>({
    mode: 'uncontrolled',
    initialValues: { carrier: '', trackingUrl: '', notify: true },
    validate: {
      trackingUrl: (url) =>
        !url || /^https?:\/\/\S+$/.test(url) ? null : 'Begin with https:// or http://.',
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
          legend="What is in the parcel?"
          lines={order.lines}
          mostOf={({ left }) => left}
          value={quantities}
          onChange={setQuantities}
        />
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
        <Checkbox
          label={`Tell ${order.customer.email} by mail`}
          key={form.key('notify')}
          {...form.getInputProps('notify', { type: 'checkbox' })}
        />
        <Button type="submit" loading={fulfil.isPending} disabled={!lines.length}>
          Mark as fulfilled
        </Button>
      </Stack>
    </form>
  )
}
