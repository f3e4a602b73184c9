import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

export function FormHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack gap={6} mb="xl">
      <Title order={1} fz="1.9rem" lts="-0.02em">
        {title}
      </Title>
      {children && <Text c="var(--ink-soft)">{children}</Text>}
    </Stack>
  )
}
