import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCrown } from '@tabler/icons-react'
import type { Team } from '@vitrine/contract/account/team.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useAuth, useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { useTeamChange } from './use-team-change.ts'

/** An offer to transfer the shop, to those who can answer or withdraw it. */
export function TransferNote({ team: { members, transfer } }: { team: Team }) {
  const { userId } = useAuth()
  const isOwner = useHasRight('ownership:write')
  if (!transfer) return null
  const nameOf = (id: string) => members.find((each) => each.userId === id)?.name ?? 'Somebody'
  const until = formatDay(transfer.expiresAt)
  if (transfer.toUserId === userId)
    return <Received from={nameOf(transfer.fromUserId)} until={until} />
  return isOwner ? <Sent to={nameOf(transfer.toUserId)} until={until} /> : null
}

function Received({ from, until }: { from: string; until: string }) {
  const { storeId, name } = useCurrentStore()
  const accept = useTeamChange(api.team.acceptTransfer, `${name} is yours`)
  const decline = useTeamChange(api.team.declineTransfer, 'Offer declined')
  const again = { onSettled: () => void refresh(calls.auth.checkAuth, calls.team) }
  return (
    <Alert
      color="pine"
      icon={<IconCrown aria-hidden />}
      title={`${from} offers you this shop`}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      <Text size="sm" c="var(--ink)">
        If you accept until {until}, you own {name}, with its payments and domains. {from} becomes
        an admin.
      </Text>
      <Group gap="sm" mt="sm">
        <Button
          size="sm"
          loading={accept.isPending}
          onClick={() => accept.mutate({ storeId }, again)}
        >
          Accept the shop
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={decline.isPending}
          onClick={() => decline.mutate({ storeId }, again)}
        >
          Decline
        </Button>
      </Group>
    </Alert>
  )
}

function Sent({ to, until }: { to: string; until: string }) {
  const { storeId } = useCurrentStore()
  const cancel = useTeamChange(api.team.cancelTransfer, 'Offer withdrawn')
  return (
    <Alert
      color="gray"
      icon={<IconCrown aria-hidden />}
      title={`You offered this shop to ${to}`}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      <Text size="sm">
        Nothing changes until {to} accepts. The offer ends on {until}.
      </Text>
      <Button
        size="sm"
        variant="default"
        mt="sm"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ storeId })}
      >
        Withdraw the offer
      </Button>
    </Alert>
  )
}
