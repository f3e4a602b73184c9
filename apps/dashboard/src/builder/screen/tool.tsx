import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface ToolProps {
  label: string
  keys?: string
  pressed?: boolean
  disabled?: boolean
  to?: string
  onClick?: () => void
  children: ReactNode
}

export function Tool({ label, keys, pressed, disabled = false, to, onClick, children }: ToolProps) {
  // The dark background would hide the icon.
  const look = pressed
    ? { variant: 'light', color: 'pine' }
    : { variant: 'subtle', color: 'gray', ...(!disabled && { c: 'dark' }) }
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={400}>
      {to ? (
        <ActionIcon component={Link} to={to} {...look}>
          {children}
          <VisuallyHidden>{label}</VisuallyHidden>
        </ActionIcon>
      ) : (
        <ActionIcon
          {...look}
          aria-label={label}
          aria-pressed={pressed}
          disabled={disabled}
          onClick={onClick}
        >
          {children}
        </ActionIcon>
      )}
    </Tooltip>
  )
}
