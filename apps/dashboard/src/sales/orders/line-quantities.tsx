import { Box, Group, Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'

export type Quantities = Readonly<Record<string, number>>

interface LineQuantitiesProps {
  legend: string
  lines: Order['lines']
  maxOf: (line: Order['lines'][number]) => number
  value: Quantities
  onChange: (value: Quantities) => void
}

export function LineQuantities(props: LineQuantitiesProps) {
  const { legend, lines, maxOf, value, onChange } = props
  return (
    <Stack component="fieldset" gap="sm" m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" size="sm" fw={550} mb="xs">
        {legend}
      </Text>
      {lines
        .filter((line) => maxOf(line) > 0)
        .map((line) => (
          <Group key={line.id} wrap="nowrap" gap="sm">
            <Thumbnail src={line.image} size={40} />
            <Box flex={1} miw={0}>
              <Text size="sm">{line.name}</Text>
              <Text size="xs" c="var(--ink-soft)">
                {Object.values(line.options).join(' · ')}
              </Text>
            </Box>
            <DecimalInput
              aria-label={`How many of ${line.name}`}
              w={112}
              min={0}
              max={maxOf(line)}
              rightSectionWidth={52}
              rightSectionPointerEvents="none"
              rightSection={
                <Text size="xs" c="var(--ink-soft)">
                  of {maxOf(line)}
                </Text>
              }
              value={value[line.id] ?? 0}
              onChange={(quantity) => onChange({ ...value, [line.id]: Number(quantity) || 0 })}
            />
          </Group>
        ))}
    </Stack>
  )
}

export function chosenOf(value: Quantities): { lineId: string; quantity: number }[] {
  return Object.entries(value).flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId, quantity }] : [],
  )
}
