import { Text, Timeline } from '@mantine/core'
import { IconArrowBackUp, IconCash, IconShoppingBag, IconTruck } from '@tabler/icons-react'
import type { Order } from '@vitrine/contract/order.ts'
import { formatMoment } from '../ui/format-date.ts'
import { Panel } from '../ui/panel.tsx'
import { timelineEvents } from './timeline-events.ts'

const icons = {
  placed: IconShoppingBag,
  payment: IconCash,
  refund: IconArrowBackUp,
  fulfilment: IconTruck,
}

export function OrderTimeline({ order }: { order: Order }) {
  const events = timelineEvents(order)
  return (
    <Panel title="Timeline">
      <Timeline active={events.length} bulletSize={28} lineWidth={2}>
        {events.map(({ id, kind, at, text }) => {
          const Glyph = icons[kind]
          return (
            <Timeline.Item key={id} bullet={<Glyph size={15} aria-hidden />}>
              <Text size="sm" fw={550}>
                {text}
              </Text>
              <Text size="xs" c="var(--ink-soft)">
                {formatMoment(at)}
              </Text>
            </Timeline.Item>
          )
        })}
      </Timeline>
    </Panel>
  )
}
