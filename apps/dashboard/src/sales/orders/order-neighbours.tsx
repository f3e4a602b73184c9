import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'

type Neighbour = { id: string; orderName: string } | null | undefined

export function OrderNeighbours({ id }: { id: string }) {
  const { data } = useQuery(calls.orders.neighbours.queryOptions({ input: { id } }))
  return (
    <Group gap={4} wrap="nowrap">
      <Step to={data?.newer} label="Newer order" Glyph={IconChevronUp} />
      <Step to={data?.older} label="Older order" Glyph={IconChevronDown} />
    </Group>
  )
}

interface StepProps {
  to: Neighbour
  label: string
  Glyph: typeof IconChevronUp
}

function Step({ to, label, Glyph }: StepProps) {
  const glyph = <Glyph size={18} aria-hidden />
  if (!to)
    return (
      <ActionIcon variant="default" size={36} disabled aria-label={`${label}: none`}>
        {glyph}
      </ActionIcon>
    )
  return (
    <ActionIcon
      component={Link}
      to={`/dashboard/orders/${to.id}`}
      variant="default"
      size={36}
      aria-label={`${label} ${to.orderName}`}
    >
      {glyph}
    </ActionIcon>
  )
}
