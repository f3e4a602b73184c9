import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Team } from '@vitrine/contract/account/team.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh, removeAllExcept } from '../../platform/api/query-client.ts'
import { useCurrentStore, useRole } from '../../platform/session/auth-context.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

export function LeavePanel({ team: { members } }: { team: Team }) {
  const { storeId, name } = useCurrentStore()
  const role = useRole()
  const navigate = useNavigate()
  const isLastOwner =
    role === 'owner' && members.filter((each) => each.role === 'owner').length === 1
  const leave = useMutation(
    calls.team.leave.mutationOptions({
      async onSuccess() {
        forgetCurrentStore()
        await navigate('/choose-store')
        removeAllExcept(calls.auth.checkAuth.queryKey())
        await refresh(calls.auth.checkAuth)
        showSuccess(`You left ${name}`)
      },
    }),
  )
  return (
    <Panel
      title="Leave the team"
      hint={
        isLastOwner
          ? 'You own this shop. Transfer it to somebody in the team before you leave, or delete it under General.'
          : 'You lose access at once. Somebody of the team can invite you again.'
      }
    >
      {!isLastOwner && (
        <Group>
          <Button
            variant="outline"
            color="red.9"
            loading={leave.isPending}
            onClick={() =>
              confirmDanger({
                title: `Leave ${name}?`,
                text: 'You lose access at once, and API keys that you made stop until somebody takes them over.',
                confirm: 'Leave team',
                onConfirm: () => leave.mutate({ storeId }),
              })
            }
          >
            Leave team
          </Button>
        </Group>
      )}
    </Panel>
  )
}
