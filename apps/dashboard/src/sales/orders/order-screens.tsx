import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ScreenTabs } from '../../platform/ui/screen-tabs.tsx'

const tabs = [
  { to: '/dashboard/orders', label: 'Orders' },
  { to: '/dashboard/draft-orders', label: 'Draft orders' },
] as const

export function OrderScreens() {
  return <ScreenTabs label="Orders and drafts" tabs={tabs} />
}

export function CreateOrder() {
  return (
    <Button
      component={Link}
      to="/dashboard/draft-orders/new"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Create order
    </Button>
  )
}
