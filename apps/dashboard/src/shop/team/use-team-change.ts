import { useMutation } from '@tanstack/react-query'
import type { Team } from '@vitrine/contract/account/team.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

/** Makes a call that answers with the team as it is then. */
export function useTeamChange<Input>(call: (input: Input) => Promise<Team>, notice: string) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: call,
    onSuccess(team) {
      queryClient.setQueryData(calls.team.list.queryKey({ input: { storeId } }), team)
      showSuccess(notice)
    },
  })
}
