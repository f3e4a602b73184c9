import { Box, Divider, Group, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { Panel } from '../ui/panel.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { FulfilmentBadge } from './order-badges.tsx'

export function OrderLines({ order }: { order: Order }) {
  return (
    <Panel title="Items" actions={<FulfilmentBadge status={order.fulfilmentStatus} />}>
      <Stack gap="md">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} currency={order.currency} />
        ))}
      </Stack>
      <Divider color="var(--line)" />
      <Totals order={order} />
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
          {line.fulfilled > 0 && left > 0 && ` · ${left} still to send`}
        </Text>
      </Box>
      <Text fw={550}>{formatPrice(line.total, currency)}</Text>
    </Group>
  )
}

function Totals({ order }: { order: Order }) {
  const { currency, subtotal, discount, shipping, paymentFee, tax, total } = order
  return (
    <Stack gap={6}>
      <Amount label="Subtotal" text={formatPrice(subtotal, currency)} />
      {discount > 0 && <Amount label="Discount" text={`−${formatPrice(discount, currency)}`} />}
      <Amount label="Shipping" text={shipping > 0 ? formatPrice(shipping, currency) : 'Free'} />
      {paymentFee > 0 && <Amount label="Payment fee" text={formatPrice(paymentFee, currency)} />}
      {tax > 0 && <Amount label="Tax" text={formatPrice(tax, currency)} />}
      <Amount label="Total" text={formatPrice(total, currency)} strong />
    </Stack>
  )
}

export function Amount({ label, text, strong }: { label: string; text: string; strong?: boolean }) {
  return (
    <Group justify="space-between" fw={strong ? 650 : 400} fz={strong ? 'lg' : 'sm'}>
      <span>{label}</span>
      <span>{text}</span>
    </Group>
  )
}
