import { Anchor, Button, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Order } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'
import { formatMoment } from '../ui/format-date.ts'
import { Panel } from '../ui/panel.tsx'
import { FulfilForm } from './fulfil-form.tsx'

export function FulfilmentPanel({ order }: { order: Order }) {
  const [isOpen, dialog] = useDisclosure()
  const isLeft = order.lines.some(({ left }) => left > 0)
  return (
    <Panel title="Fulfilment">
      {order.fulfilments.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} />
      ))}
      {!order.fulfilments.length && !(isLeft && order.status === 'open') && (
        <Text size="sm" c="var(--ink-soft)">
          Nothing was sent.
        </Text>
      )}
      {isLeft && order.status === 'open' && (
        <Button onClick={dialog.open}>Mark as fulfilled</Button>
      )}
      <Modal opened={isOpen} onClose={dialog.close} title="What was sent?" centered>
        <FulfilForm order={order} onDone={dialog.close} />
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
