import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { MemberList } from './member-list.tsx'
import { RoleTable } from './role-table.tsx'
import { TransferNote } from './transfer-note.tsx'

export const meta = titled('Team')

export default function TeamScreen() {
  const { storeId } = useCurrentStore()
  const mayInvite = useHasRight('team:write')
  const [isInviting, inviting] = useDisclosure()
  const { data, error, isPending, refetch } = useQuery(
    calls.team.list.queryOptions({ input: { storeId } }),
  )
  return (
    <Screen
      title="Team"
      hint="Who works on this shop, and what each of them may do."
      actions={
        mayInvite && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={inviting.open}>
            Invite
          </Button>
        )
      }
    >
      {data && <TransferNote team={data} />}
      <Panel flush title="People">
        {isPending && <RowsSkeleton rows={3} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <MemberList team={data} />}
      </Panel>
      {data && mayInvite && <InvitationList team={data} onInvite={inviting.open} />}
      <RoleTable />
      {data && <LeavePanel team={data} />}
      {isInviting && <InviteDialog onClose={inviting.close} />}
    </Screen>
  )
}
