import { Button, Group } from '@mantine/core'
import { Link, useLocation } from 'react-router'

interface ScreenTabsProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const { pathname } = useLocation()
  return (
    <Group component="nav" aria-label={label} gap={4}>
      {tabs.map(({ to, label }) => (
        <Button
          key={to}
          size="sm"
          component={Link}
          to={to}
          variant={to === pathname ? 'light' : 'subtle'}
          {...(to !== pathname && { color: 'gray', c: 'var(--ink)' })}
          aria-current={to === pathname ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
