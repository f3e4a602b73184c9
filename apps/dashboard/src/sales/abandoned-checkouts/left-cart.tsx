import { Box, Divider, Group, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { AbandonedCheckout } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { Amount } from '../../platform/ui/totals.tsx'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'

type Line = AbandonedCheckout['lines'][number]

export function LeftCart({ checkout }: { checkout: AbandonedCheckout }) {
  const { lines, currency, value, valueNow, restoreLink } = checkout
  return (
    <Stack gap="lg">
      <Panel title="Cart" hint="At current prices. Nothing is reserved.">
        <Stack gap="md">
          {lines.map((line) => (
            <CartLine
              key={`${line.productId} ${line.variationId}`}
              line={line}
              currency={currency}
            />
          ))}
        </Stack>
        <Divider color="var(--line)" />
        <Stack gap={6}>
          <Amount label="When the shopper left" text={formatPrice(value, currency)} />
          <Amount label="Now" text={formatPrice(valueNow, currency)} strong />
        </Stack>
      </Panel>
      {restoreLink !== null && (
        <Panel
          title="Recovery link"
          hint="This link opens the cart at checkout. Share it with this shopper only."
        >
          <CopyText label="Cart link" value={restoreLink} />
        </Panel>
      )}
    </Stack>
  )
}

function CartLine({ line, currency }: { line: Line; currency: string }) {
  const options = Object.entries(line.options).map(([name, value]) => `${name}: ${value}`)
  const problem = problemOf(line)
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Thumbnail src={line.image} size={52} />
      <Box flex={1} miw={0}>
        <Text fw={550} style={{ overflowWrap: 'anywhere' }}>
          {line.name || 'Product no longer sold'}
        </Text>
        {options.length > 0 && (
          <Text size="sm" c="var(--ink-soft)">
            {options.join(' · ')}
          </Text>
        )}
        <Text size="sm" c="var(--ink-soft)">
          {line.name && `${formatPrice(line.unitPrice, currency)} `}× {line.quantity}
        </Text>
        {problem && (
          <Text size="sm" c="red.9">
            {problem}
          </Text>
        )}
      </Box>
      {line.name && <Text fw={550}>{formatPrice(line.total, currency)}</Text>}
    </Group>
  )
}

function problemOf({ problem, available, name }: Line): string | undefined {
  if (problem === 'insufficient_stock') return available ? `Only ${available} left` : 'Sold out'
  if (problem === 'variation_required') return 'Options need to be chosen'
  return problem === 'unavailable' && name ? 'No longer sold' : undefined
}
