import { Anchor, Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import type { Order } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'
import { formatMoment } from '../ui/format-date.ts'
import { Panel } from '../ui/panel.tsx'
import { useMarkFulfilled } from './use-orders.ts'

export function FulfilmentPanel({ order }: { order: Order }) {
  const [isOpen, dialog] = useDisclosure()
  const isLeft = order.fulfilmentStatus !== 'fulfilled'
  return (
    <Panel title="Fulfilment">
      {order.fulfilments.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} />
      ))}
      {isLeft && order.status === 'open' && (
        <Button onClick={dialog.open}>Mark as fulfilled</Button>
      )}
      <Modal opened={isOpen} onClose={dialog.close} title="What was sent?" centered>
        <FulfilForm orderId={order.id} onDone={dialog.close} />
      </Modal>
    </Panel>
  )
}

function Parcel({ parcel }: { parcel: Order['fulfilments'][number] }) {
  const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div>
      <Text size="sm">
        {countOf(pieces, 'piece')} sent{parcel.carrier && ` with ${parcel.carrier}`}
      </Text>
      <Text size="xs" c="var(--ink-soft)">
        {formatMoment(parcel.createdAt)}
      </Text>
      {parcel.trackingUrl && (
        <Anchor href={parcel.trackingUrl} target="_blank" rel="noreferrer" size="sm">
          Follow the parcel
        </Anchor>
      )}
    </div>
  )
}

function FulfilForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const fulfil = useMarkFulfilled(orderId)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { carrier: '', trackingUrl: '' },
    validate: {
      trackingUrl: (url) =>
        !url || /^https?:\/\/\S+$/.test(url) ? null : 'Begin with https:// or http://.',
    },
  })

  function handleSubmit({ carrier, trackingUrl }: { carrier: string; trackingUrl: string }) {
    const parcel = { ...(carrier && { carrier }), ...(trackingUrl && { trackingUrl }) }
    fulfil.mutate(parcel, { onSettled: onDone })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <Text size="sm" c="var(--ink-soft)">
          Everything that is left in this order is marked as sent.
        </Text>
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
        <Button type="submit" loading={fulfil.isPending}>
          Mark as fulfilled
        </Button>
      </Stack>
    </form>
  )
}
