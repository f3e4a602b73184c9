import { Group, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

interface FigureTileProps {
  label: string
  value: string | undefined
  /** Per cent since the days compared with. */
  change?: number | undefined
  hint?: ReactNode
}

export function FigureTile({ label, value, change, hint }: FigureTileProps) {
  return (
    <div className={classes['tile']}>
      <Text size="sm" c="var(--ink-soft)">
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton h={28} my={4} w={96} radius="sm" />
      ) : (
        <Group gap={8} align="baseline">
          <Text fz="1.5rem" fw={650} ff="heading" lts="-0.02em">
            {value}
          </Text>
          {change !== undefined && <Change change={change} />}
        </Group>
      )}
      {hint && (
        <Text size="xs" c="var(--ink-soft)">
          {hint}
        </Text>
      )}
    </div>
  )
}

function Change({ change }: { change: number }) {
  const words = change === 0 ? 'no change' : `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'}`
  return (
    <Text
      size="sm"
      fw={600}
      c={change < 0 ? 'var(--mantine-color-red-9)' : 'var(--mantine-color-pine-7)'}
      title={`${words} than the days compared with`}
    >
      {change > 0 ? '+' : change < 0 ? '−' : '±'}
      {Math.abs(change).toLocaleString('en')}%
    </Text>
  )
}
