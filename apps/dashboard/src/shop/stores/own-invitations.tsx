import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { roleNames } from '@vitrine/contract/call/role.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useEnterStore } from './use-enter-store.ts'

export function OwnInvitations() {
  const enter = useEnterStore()
  const { data = [] } = useQuery(calls.invitations.mine.queryOptions())
  const accept = useMutation(
    calls.invitations.accept.mutationOptions({
      onSuccess: ({ selectedStoreId }) => enter(selectedStoreId),
      onError: () => refresh(calls.invitations.mine),
    }),
  )
  const decline = useMutation(
    calls.invitations.decline.mutationOptions({
      onSettled: () => refresh(calls.invitations.mine),
    }),
  )
  if (!data.length) return null
  return (
    <Panel title="Invitations">
      <Stack gap="sm">
        {data.map(({ id, storeName, role, invitedBy, expiresAt }) => (
          <Group key={id} justify="space-between">
            <div>
              <Text fw={600}>{storeName}</Text>
              <Text size="sm" c="var(--ink-soft)">
                {roleNames[role]}
                {invitedBy && ` · by ${invitedBy}`} · until {formatDay(expiresAt)}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                size="sm"
                aria-label={`Accept the invitation to ${storeName}`}
                loading={accept.isPending}
                onClick={() => accept.mutate({ id })}
              >
                Accept
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={`Decline the invitation to ${storeName}`}
                loading={decline.isPending}
                onClick={() => decline.mutate({ id })}
              >
                Decline
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
