import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { statusOf } from '../api/refused.ts'
import { sentenceOf } from '../api/sentence-of.ts'
import { MissingResource } from './missing-resource.tsx'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  noun?: string
}

export function LoadFailed({ error, onRetry, noun }: LoadFailedProps) {
  const status = statusOf(error)
  // A malformed id answers 400.
  if (noun && (status === 404 || status === 400)) return <MissingResource noun={noun} />
  return (
    <Alert
      color="red"
      variant="light"
      title="This could not be loaded"
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{sentenceOf(error)}</Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
