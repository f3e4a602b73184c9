import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface WarningProps {
  title: string
  /** Yellow where nothing is broken yet. */
  color?: 'red' | 'yellow'
  icon?: ReactNode
  children: ReactNode
}

/** What an owner should look at, where it stands. */
export function Warning({
  title,
  color = 'red',
  icon = <IconAlertTriangle aria-hidden />,
  children,
}: WarningProps) {
  return (
    <Alert
      color={color}
      variant="light"
      icon={icon}
      title={title}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      {children}
    </Alert>
  )
}
