import { Button, Group } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'

export const orderTabs = ['unfulfilled', 'unpaid', 'open', 'archived'] as const

const tabs = [
  { value: '', label: 'All' },
  { value: 'unfulfilled', label: 'Unfulfilled' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'open', label: 'Open' },
  { value: 'archived', label: 'Archived' },
]

export function OrderTabs() {
  const [params] = useSearchParams()
  const current = params.get('tab') ?? ''
  return (
    <Group component="nav" aria-label="Kinds of orders" gap={4} px="md" pt="md">
      {tabs.map(({ value, label }) => (
        <Button
          key={value}
          size="xs"
          px={{ base: 8, sm: 14 }}
          component={Link}
          to={`?${withTab(params, value)}`}
          variant={value === current ? 'light' : 'subtle'}
          {...(value !== current && { color: 'gray', c: 'var(--ink)' })}
          aria-current={value === current ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

function withTab(params: URLSearchParams, tab: string): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (tab) next.set('tab', tab)
  else next.delete('tab')
  return next.toString()
}
