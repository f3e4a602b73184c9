import { Anchor, Text } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { FulfilButton, isToFulfil } from './fulfil-button.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export function FulfilmentPanel({ order }: { order: Order }) {
  const { fulfilments, isPickup, cancelledAt } = order
  return (
    <Panel title="Fulfilment">
      <DeliveryLines order={order} />
      {fulfilments.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} isPickup={isPickup} />
      ))}
      {!fulfilments.length && cancelledAt !== null && (
        <Text size="sm" c="var(--ink-soft)">
          Nothing was {isPickup ? 'picked up' : 'shipped'}.
        </Text>
      )}
      {isToFulfil(order) && (
        <Changes>
          <FulfilButton order={order} />
        </Changes>
      )}
    </Panel>
  )
}

interface ParcelProps {
  parcel: Order['fulfilments'][number]
  isPickup: boolean
}

function Parcel({ parcel, isPickup }: ParcelProps) {
  const items = countOf(
    parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'item',
  )
  return (
    <div>
      <Text size="sm">
        {isPickup ? `${items} picked up` : `${items} shipped`}
        {parcel.carrier && ` with ${parcel.carrier}`}
      </Text>
      <Text size="xs" c="var(--ink-soft)">
        {formatMoment(parcel.createdAt)}
      </Text>
      {parcel.trackingUrl && (
        <Anchor href={parcel.trackingUrl} target="_blank" rel="noreferrer" size="sm">
          Track parcel
        </Anchor>
      )}
    </div>
  )
}
