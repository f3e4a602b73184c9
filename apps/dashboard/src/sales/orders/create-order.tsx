import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMayChange } from '../../platform/session/auth-context.ts'

export function CreateOrder() {
  if (!useMayChange()) return null
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
