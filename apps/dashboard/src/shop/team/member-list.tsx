import { Avatar, Badge, Group, Text } from '@mantine/core'
import { roleNames } from '@vitrine/contract/call/role.ts'
import type { Team, TeamMember } from '@vitrine/contract/account/team.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { MemberMenu } from './member-menu.tsx'

type Row = TeamMember & { id: string }

const columns: Column<Row>[] = [
  { head: 'Person', wrap: 'anywhere', cell: (member) => <Person member={member} /> },
  { head: 'Role', visibleFrom: 'sm', cell: ({ role }) => roleNames[role] },
  { head: 'Last seen', visibleFrom: 'sm', cell: seenText },
  { head: 'Since', visibleFrom: 'md', cell: ({ joinedAt }) => formatDay(joinedAt) },
]

export function MemberList({ team }: { team: Team }) {
  const rows = team.members.map((member) => ({ ...member, id: member.userId }))
  return (
    <DataTable
      rows={rows}
      columns={columns}
      highlightOnHover={false}
      actions={(member) => <MemberMenu member={member} team={team} />}
    />
  )
}

function Person({ member }: { member: Row }) {
  const { userId, name, email, avatar, role, joinedAt } = member
  const isYou = useAuth().userId === userId
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={avatar} alt="" size={38} radius="xl" color="pine">
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <div>
        <Group gap={6}>
          <Text size="sm" fw={550}>
            {name}
          </Text>
          {isYou && <Badge variant="light">You</Badge>}
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {email}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {roleNames[role]} · since {formatDay(joinedAt)}
          <br />
          Last seen: {seenText(member)}
        </Text>
      </div>
    </Group>
  )
}

function seenText({ lastSeenAt }: TeamMember): string {
  return lastSeenAt === null ? 'Not yet' : formatMoment(lastSeenAt)
}
