import { Badge, Button, Group, Text } from '@mantine/core'
import { IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { roleNames, rolesGivenBy } from '@vitrine/contract/call/role.ts'
import type { Team, TeamInvitation } from '@vitrine/contract/account/team.ts'
import { api } from '../../platform/api/client.ts'
import { useRole } from '../../platform/session/auth-context.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useTeamChange } from './use-team-change.ts'

const columns: Column<TeamInvitation>[] = [
  { head: 'Invitation', wrap: 'anywhere', cell: (row) => <Invitation row={row} /> },
  { head: 'Role', visibleFrom: 'sm', cell: ({ role }) => roleNames[role] },
]

interface InvitationListProps {
  team: Team
  onInvite: () => void
}

export function InvitationList({ team: { members, invitations }, onInvite }: InvitationListProps) {
  if (invitations.length === 0)
    return members.length === 1 ? (
      <Panel flush>
        <EmptyState
          icon={IconUserPlus}
          title="You work alone so far"
          action={<Button onClick={onInvite}>Invite somebody</Button>}
        >
          Give others only what they need: products and pages, orders, or only viewing.
        </EmptyState>
      </Panel>
    ) : null
  return (
    <Panel flush title="Open invitations">
      <DataTable
        rows={invitations}
        columns={columns}
        highlightOnHover={false}
        actions={(row) => <Actions row={row} />}
      />
    </Panel>
  )
}

function Invitation({ row }: { row: TeamInvitation }) {
  const { email, role, invitedBy, sentAt, expiresAt, isExpired } = row
  return (
    <>
      <Group gap={6}>
        <Text size="sm" fw={550}>
          {email}
        </Text>
        {isExpired && (
          <Badge variant="light" color="red">
            Expired
          </Badge>
        )}
      </Group>
      <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
        {roleNames[role]}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        Sent {formatDay(sentAt)}
        {invitedBy && ` by ${invitedBy}`} · {isExpired ? 'ended' : 'until'} {formatDay(expiresAt)}
      </Text>
    </>
  )
}

function Actions({ row: { id, email, role } }: { row: TeamInvitation }) {
  const isMine = rolesGivenBy(useRole()).includes(role)
  const resend = useTeamChange(api.team.resendInvitation, `Sent again to ${email}`)
  const revoke = useTeamChange(api.team.revokeInvitation, 'Invitation revoked')
  if (!isMine) return null
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconMailForward size={15} aria-hidden />}
        aria-label={`Send the invitation to ${email} again`}
        loading={resend.isPending}
        onClick={() => resend.mutate({ id })}
      >
        Resend
      </Button>
      <DeleteButton
        label={`Revoke the invitation to ${email}`}
        loading={revoke.isPending}
        question={{
          title: `Revoke the invitation to ${email}?`,
          text: 'The link in the email stops working at once.',
          confirm: 'Revoke invitation',
          onConfirm: () => revoke.mutate({ id }),
        }}
      />
    </Group>
  )
}
