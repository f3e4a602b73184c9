import { ActionIcon, Menu } from '@mantine/core'
import { IconCrown, IconDots, IconShieldCog, IconUserMinus } from '@tabler/icons-react'
import { rolesGivenBy } from '@vitrine/contract/call/role.ts'
import type { Team, TeamMember } from '@vitrine/contract/account/team.ts'
import { useState } from 'react'
import { useAuth, useRole } from '../../platform/session/auth-context.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type Open = 'role' | 'remove' | 'transfer'

export function MemberMenu({ member, team }: { member: TeamMember; team: Team }) {
  const role = useRole()
  const { userId } = useAuth()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (member.userId === userId || !rolesGivenBy(role).includes(member.role)) return null
  const isOffered = team.transfer?.toUserId === member.userId
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${member.name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconShieldCog size={16} aria-hidden />}
            onClick={() => setOpen('role')}
          >
            Change role
          </Menu.Item>
          {role === 'owner' && !isOffered && (
            <Menu.Item
              leftSection={<IconCrown size={16} aria-hidden />}
              onClick={() => setOpen('transfer')}
            >
              Transfer the shop
            </Menu.Item>
          )}
          <Menu.Item
            color="red.8"
            leftSection={<IconUserMinus size={16} aria-hidden />}
            onClick={() => setOpen('remove')}
          >
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'role' && <RoleDialog member={member} onClose={close} />}
      {open === 'transfer' && <TransferDialog member={member} onClose={close} />}
      {open === 'remove' && <RemoveDialog member={member} onClose={close} />}
    </>
  )
}
