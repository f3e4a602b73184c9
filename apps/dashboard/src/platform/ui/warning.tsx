import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface WarningProps {
  title: string
  color?: 'red' | 'yellow'
  icon?: ReactNode
  children: ReactNode
}

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
