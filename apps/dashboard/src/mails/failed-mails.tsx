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
      title={failed === 1 ? 'A mail could not be sent' : `${failed} mails could not be sent`}
    >
      <Text size="sm" c="var(--ink)">
        Whoever was to get {failed === 1 ? 'it' : 'them'} knows nothing of it yet. See what the mail
        server said, and try again.
      </Text>
      <Group gap="sm" mt="sm">
        <Button component={Link} to="/dashboard/mails?status=failed" size="sm" variant="default">
          Show failed mails
        </Button>
        <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
          {failed === 1 ? 'Retry now' : 'Retry all now'}
        </Button>
      </Group>
    </Alert>
  )
}
