import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TextLinkProps {
  to: string
  state?: unknown
  children: ReactNode
}

export function TextLink({ to, state, children }: TextLinkProps) {
  return (
    <Anchor component={Link} to={to} state={state} fw={500} inherit underline="always">
      {children}
    </Anchor>
  )
}
