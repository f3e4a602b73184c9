import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messageOf } from '../api/message-of.ts'
import { statusOf } from '../api/refused.ts'
import { NotThere } from './not-there.tsx'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  /** What the address names, where it can name something that does not exist. */
  noun?: string
}

/** A failed load says so and offers another try; it never looks like an empty shop. */
export function LoadFailed({ error, onRetry, noun }: LoadFailedProps) {
  const status = statusOf(error)
  // An address that cannot be one of ours is refused as bad input.
  if (noun && (status === 404 || status === 400)) return <NotThere noun={noun} />
  return (
    <Alert
      color="red"
      variant="light"
      title="This could not be loaded"
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{messageOf(error)}</Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
