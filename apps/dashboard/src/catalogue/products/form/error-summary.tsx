import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { fieldName } from './field-name.ts'
import { useProductFormContext } from './product-form-context.ts'

const maxShown = 10

interface ErrorSummaryProps {
  ref: RefObject<HTMLDivElement | null>
  onGo: (path: string) => void
}

export function ErrorSummary({ ref, onGo }: ErrorSummaryProps) {
  const { errors, values } = useProductFormContext()
  const all = Object.entries(errors).filter(([, message]) => Boolean(message))
  if (!all.length) return null
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      color="red"
      variant="light"
      icon={<IconAlertCircle size={18} aria-hidden />}
      title={all.length === 1 ? 'There is 1 problem' : `There are ${all.length} problems`}
    >
      <List size="sm" spacing={2}>
        {all.slice(0, maxShown).map(([path, message]) => (
          <List.Item key={path}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              c="red.9"
              ta="start"
              underline="always"
              onClick={() => onGo(path)}
            >
              {fieldName(path, values)}
            </Anchor>{' '}
            {message}
          </List.Item>
        ))}
        {all.length > maxShown && <List.Item>And {all.length - maxShown} more.</List.Item>}
      </List>
    </Alert>
  )
}
