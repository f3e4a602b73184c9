import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { provider } from '../../platform/provider/provider.ts'
import classes from './console.module.css'

/** For operators who are not signed in yet. */
export function EntryFrame(props: { title: string; hint?: string; children?: ReactNode }) {
  const { title, hint, children } = props
  return (
    <Stack component="main" className={classes['entry'] ?? ''} gap="lg">
      <Text className={classes['name'] ?? ''}>
        {provider.name} <span>Console</span>
      </Text>
      <Paper withBorder radius="lg" p="xl">
        <Stack>
          <div>
            <Title order={1} fz="1.5rem">
              {title}
            </Title>
            {hint && (
              <Text size="sm" c="var(--ink-soft)" mt={4}>
                {hint}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Paper>
    </Stack>
  )
}
