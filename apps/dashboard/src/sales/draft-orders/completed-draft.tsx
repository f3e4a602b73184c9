import { Button, Group, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { DraftOrder } from '@vitrine/contract/sales/draft-orders.ts'
import { Link } from 'react-router'
import { Panel } from '../../platform/ui/panel.tsx'
import { Amounts } from './amounts-panel.tsx'

export function CompletedDraft({ draft }: { draft: DraftOrder }) {
  const { order, lines, currency } = draft
  return (
    <Panel
      title={`This draft became order ${order?.orderName}`}
      hint="See the order for payment and fulfilment."
    >
      <Group>
        <Button component={Link} to={`/dashboard/orders/${order?.id}`}>
          See order {order?.orderName}
        </Button>
      </Group>
      <Stack gap="xs">
        {lines.map(({ name, quantity, total }, index) => (
          <Group key={index} justify="space-between" wrap="nowrap" align="flex-start">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {quantity} × {name}
            </Text>
            <Text size="sm">{formatPrice(total, currency)}</Text>
          </Group>
        ))}
      </Stack>
      <Amounts priced={draft} />
    </Panel>
  )
}
