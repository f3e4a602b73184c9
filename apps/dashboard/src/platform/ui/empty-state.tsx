import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: Icon
  title: string
  children: ReactNode
  /** The next step; an empty screen always has one. */
  action?: ReactNode
}

export function EmptyState({ icon: Glyph, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        <Glyph size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={2} fz="1.2rem">
        {title}
      </Title>
      <Text c="var(--ink-soft)" maw={420} style={{ textWrap: 'balance' }}>
        {children}
      </Text>
      {action}
    </Stack>
  )
}
