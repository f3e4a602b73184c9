import { Text, Timeline } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconCreditCard,
  IconCreditCardOff,
  IconMail,
  IconNote,
  IconPackageOff,
  IconShoppingBag,
  IconTruck,
  IconUserEdit,
} from '@tabler/icons-react'
import type { Order, OrderEvent } from '@vitrine/contract/sales/order.ts'
import { provider } from '../../platform/provider/provider.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { eventText } from './event-text.ts'
import { NoteForm } from './note-form.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

const icons: Record<OrderEvent['kind'], typeof IconCash> = {
  placed: IconShoppingBag,
  authorised: IconCreditCard,
  payment: IconCash,
  refund: IconArrowBackUp,
  voided: IconCreditCardOff,
  failed: IconAlertTriangle,
  oversold: IconPackageOff,
  fulfilment: IconTruck,
  cancelled: IconBan,
  archived: IconArchive,
  reopened: IconArchiveOff,
  note: IconNote,
  customer: IconUserEdit,
  mail: IconMail,
}

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Panel title="Timeline" hint="Notes are visible to your staff only.">
      <Changes>
        <NoteForm order={order} />
      </Changes>
      <Timeline active={order.events.length} bulletSize={28} lineWidth={2}>
        {order.events.map((event) => {
          const Glyph = icons[event.kind]
          return (
            <Timeline.Item key={event.id} bullet={<Glyph size={15} aria-hidden />}>
              <Text
                size="sm"
                fw={event.kind === 'note' ? 400 : 550}
                style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {eventText(event, order.currency)}
              </Text>
              <Text size="xs" c="var(--ink-soft)">
                {event.actor.kind === 'system' ? provider.name : event.actor.name} ·{' '}
                {formatMoment(event.at)}
              </Text>
            </Timeline.Item>
          )
        })}
      </Timeline>
    </Panel>
  )
}
