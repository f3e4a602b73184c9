import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'

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
