import { Checkbox, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TeamMember } from '@vitrine/contract/account/team.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { useTeamChange } from './use-team-change.ts'

interface RemoveDialogProps {
  member: TeamMember
  onClose: () => void
}

export function RemoveDialog({ member: { userId, name }, onClose }: RemoveDialogProps) {
  const { storeId } = useCurrentStore()
  const [keepKeys, setKeepKeys] = useState<string[]>([])
  const keys = useQuery(calls.apiKeys.list.queryOptions({ input: { storeId }, staleTime: 0 }))
  const theirs = keys.data?.filter(({ maker }) => maker?.userId === userId)
  const remove = useTeamChange(api.team.remove, `${name} is removed`)

  function handleConfirm() {
    remove.mutate(
      { userId, keepKeys },
      {
        onSuccess() {
          void refresh(calls.apiKeys)
          onClose()
        },
      },
    )
  }

  return (
    <Modal opened onClose={onClose} title={`Remove ${name}?`} centered>
      <Stack>
        <Text size="sm">
          {name} loses access to this shop at once, on all devices. Links to page previews and to
          the closed shop end for everyone; share them again where needed. Orders, pages and notes
          stay.
        </Text>
        {keys.isPending && <Skeleton h={36} />}
        {keys.error && <LoadFailed error={keys.error} onRetry={() => void keys.refetch()} />}
        {theirs && theirs.length > 0 && (
          <Checkbox.Group
            label={`API keys that ${name} made`}
            description={`A ticked key goes on working in your name. ${name} may have a copy of it; the others are revoked.`}
            value={keepKeys}
            onChange={setKeepKeys}
          >
            <Stack gap="xs" mt="sm">
              {theirs.map(({ id, name: keyName, lastFour }) => (
                <Checkbox key={id} value={id} label={`Keep ${keyName} (…${lastFour})`} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <DialogButtons
          confirm="Remove"
          color="red.9"
          isPending={remove.isPending || keys.isPending}
          onConfirm={handleConfirm}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  )
}
