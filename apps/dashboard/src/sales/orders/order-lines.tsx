import { Box, Divider, Group, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import { OrderTotals } from '../../platform/ui/totals.tsx'

export function OrderLines({ order }: { order: Order }) {
  return (
    <Panel title="Items">
      <Stack gap="md">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} currency={order.currency} />
        ))}
      </Stack>
      <Divider color="var(--line)" />
      <OrderTotals order={order} />
    </Panel>
  )
}

function Line({ line, currency }: { line: Order['lines'][number]; currency: string }) {
  const options = Object.entries(line.options).map(([name, value]) => `${name}: ${value}`)
  const { left } = line
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Thumbnail src={line.image} size={52} />
      <Box flex={1} miw={0}>
        <Text fw={550}>{line.name}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {[...options, line.sku && `SKU ${line.sku}`].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {formatPrice(line.unitPrice, currency)} × {line.quantity}
          {line.refunded > 0 && ` · ${line.refunded} refunded`}
          {line.fulfilled > 0 && left > 0 && ` · ${left} to fulfil`}
        </Text>
      </Box>
      <Text fw={550} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatPrice(line.total, currency)}
      </Text>
    </Group>
  )
}
