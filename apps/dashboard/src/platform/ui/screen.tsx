import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface ScreenProps {
  title: ReactNode
  hint?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function Screen({ title, hint, back, actions, children }: ScreenProps) {
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end" gap="md">
        <Stack gap={4} miw={0}>
          {back && (
            <Anchor component={Link} to={back.to} size="sm" c="var(--ink-soft)">
              <Group gap={4} component="span">
                <IconArrowLeft size={15} aria-hidden />
                {back.label}
              </Group>
            </Anchor>
          )}
          <Title
            order={1}
            fz={{ base: '1.55rem', sm: '1.85rem' }}
            lts="-0.02em"
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Title>
          {hint && (
            <Text size="sm" c="var(--ink-soft)">
              {hint}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  )
}
