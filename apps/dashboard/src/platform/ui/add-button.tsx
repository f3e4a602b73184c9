import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMayChange } from '../session/auth-context.ts'

/** Leads to where something new is made; not shown to roles that may only look. */
export function AddButton({ to, label }: { to: string; label: string }) {
  if (!useMayChange()) return null
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {label}
    </Button>
  )
}
