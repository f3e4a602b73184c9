import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { calls } from '../../platform/api/calls.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export function FailedMails() {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(
    calls.mails.list.queryOptions({
      input: { storeId, pageNumber: 0, pageSize: 1, status: 'failed' },
    }),
  )
  const retry = useMutation(
    calls.mails.retryFailed.mutationOptions({
      async onSuccess({ updated }) {
        showSuccess(`${countOf(updated, 'email')} queued again`)
        await refresh(calls.mails)
      },
    }),
  )
  const failed = data?.totalElements
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
        <Changes>
          <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate({ storeId })}>
            {failed === 1 ? 'Retry now' : 'Retry all now'}
          </Button>
        </Changes>
      </Group>
    </Alert>
  )
}
