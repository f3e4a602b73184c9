import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFailedMails, useRetryFailed } from './use-mails.ts'

/** A to-do: what shoppers never got. Nothing while there is none. */
export function FailedMails() {
  const failed = useFailedMails()
  const retry = useRetryFailed()
  if (!failed) return null
  return (
    <Alert
      color="red"
      icon={<IconMailExclamation aria-hidden />}
      title={failed === 1 ? 'An email could not be sent' : `${failed} emails could not be sent`}
    >
      <Text size="sm" c="var(--ink)">
        The recipient of {failed === 1 ? 'it' : 'them'} has not been notified. See the error and try
        again.
      </Text>
      <Group gap="sm" mt="sm">
        <Button component={Link} to="/dashboard/mails?status=failed" size="sm" variant="default">
          Show failed emails
        </Button>
        <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
          {failed === 1 ? 'Retry now' : 'Retry all now'}
        </Button>
      </Group>
    </Alert>
  )
}
