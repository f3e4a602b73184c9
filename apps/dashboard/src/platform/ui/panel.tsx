import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface PanelProps {
  title?: string
  hint?: string
  actions?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, hint, actions, flush = false, children }: PanelProps) {
  return (
    <Paper
      withBorder
      radius="lg"
      pos="relative"
      style={{ borderColor: 'var(--line)', overflow: 'clip' }}
    >
      <Stack gap="md" p={flush ? 0 : { base: 'md', sm: 'lg' }}>
        {title && (
          <Group justify="space-between" align="flex-start" p={flush ? 'md' : 0} pb={0}>
            <div>
              <Title order={2} fz="1.1rem">
                {title}
              </Title>
              {hint && (
                <Text size="sm" c="var(--ink-soft)">
                  {hint}
                </Text>
              )}
            </div>
            {actions}
          </Group>
        )}
        {children}
      </Stack>
    </Paper>
  )
}
