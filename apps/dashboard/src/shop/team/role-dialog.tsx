import { Modal, Stack, Text } from '@mantine/core'
import type { GivenRole, TeamMember } from '@vitrine/contract/account/team.ts'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { RoleSelect } from './role-select.tsx'
import { useTeamChange } from './use-team-change.ts'

interface RoleDialogProps {
  member: TeamMember
  onClose: () => void
}

export function RoleDialog({ member: { userId, name, role }, onClose }: RoleDialogProps) {
  const [chosen, setChosen] = useState(role as GivenRole)
  const change = useTeamChange(api.team.changeRole, 'Role changed')
  return (
    <Modal opened onClose={onClose} title={`Change the role of ${name}`} centered>
      <Stack>
        <RoleSelect value={chosen} onChange={setChosen} data-autofocus />
        <Text size="sm" c="var(--ink-soft)">
          It counts from their next click on. What they are typing stays on their screen.
        </Text>
        <DialogButtons
          confirm="Change role"
          isPending={change.isPending}
          onConfirm={() => change.mutate({ userId, role: chosen }, { onSuccess: onClose })}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  )
}
