import { Button, Group, Modal, Stack, Typography } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Policy } from '@vitrine/contract/shop/policies.ts'
import { StoredHtml } from '@vitrine/sections/parts/stored-html.tsx'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { showSaved } from './use-policies.ts'

interface VersionDialogProps {
  id: string
  policy: Policy
  onClose: () => void
}

export function VersionDialog({ id, policy: { kind, revision }, onClose }: VersionDialogProps) {
  const { storeId } = useCurrentStore()
  const version = useQuery(calls.policies.version.queryOptions({ input: { id } }))
  const restore = useMutation(
    calls.policies.restore.mutationOptions({
      onSuccess: async (policy) => {
        await showSaved(storeId, policy)
        showSuccess(`Published as version ${policy.published?.number}`)
        onClose()
      },
    }),
  )
  const mayChange = useMayChange()
  const { data, error, isPending, refetch } = version
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={data ? `${data.title}, version ${data.number}` : 'Version'}
    >
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed noun="version" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack>
          <Typography>
            <StoredHtml html={data.text} />
          </Typography>
          {mayChange && data.replacedAt !== null && (
            <Group justify="flex-end">
              <Button
                loading={restore.isPending}
                onClick={() => restore.mutate({ storeId, kind, versionId: id, revision })}
              >
                Publish this version again
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Modal>
  )
}
