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

/** One act of the bar, as a picture with its name. */
export function Tool({ label, keys, pressed, disabled = false, to, onClick, children }: ToolProps) {
  // A ground as dark as the picture would swallow it.
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
