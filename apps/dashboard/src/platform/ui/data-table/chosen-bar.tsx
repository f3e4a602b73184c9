import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { countOf } from '../count-of.ts'

interface ChosenBarProps {
  count: number
  noun: string
  children: ReactNode
}

export function ChosenBar({ count, noun, children }: ChosenBarProps) {
  return (
    <Group
      px="md"
      py="xs"
      gap="sm"
      component="section"
      aria-label={`Chosen ${noun}s`}
      bg="var(--mantine-color-gray-0)"
      style={{ borderBlock: '1px solid var(--line)' }}
    >
      <Text size="sm" fw={600} aria-live="polite">
        {countOf(count, noun)} selected
      </Text>
      {children}
    </Group>
  )
}
