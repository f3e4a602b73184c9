import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

export interface Chip {
  label: string
  clear: () => void
}

export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  if (!chips.length) return null
  return (
    <Group px="md" pb="md" gap={6} component="section" aria-label="Filters that are set">
      {chips.map(({ label, clear }) => (
        <Button
          key={label}
          size="compact-sm"
          radius="xl"
          variant="light"
          aria-label={`Remove the filter ${label}`}
          rightSection={<IconX size={14} aria-hidden />}
          onClick={clear}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
