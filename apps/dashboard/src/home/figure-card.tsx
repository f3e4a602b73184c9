import { Anchor, Paper, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface FigureCardProps {
  label: string
  value: ReactNode
  failed: boolean
  hint: string
  to?: string
}

export function FigureCard({ label, value, failed, hint, to }: FigureCardProps) {
  return (
    <Paper withBorder radius="lg" p="md" style={{ borderColor: 'var(--line)' }}>
      <Text size="sm" c="var(--ink-soft)">
        {label}
      </Text>
      {value === undefined && !failed ? (
        <Skeleton h={30} my={5} w={90} radius="sm" />
      ) : (
        <Text fz="1.7rem" fw={650} ff="heading" lts="-0.02em">
          {failed ? '–' : value}
        </Text>
      )}
      <Text size="xs" c="var(--ink-soft)">
        {failed ? 'Could not be loaded' : to ? <LinkedHint to={to}>{hint}</LinkedHint> : hint}
      </Text>
    </Paper>
  )
}

function LinkedHint({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} inherit>
      {children}
    </Anchor>
  )
}
