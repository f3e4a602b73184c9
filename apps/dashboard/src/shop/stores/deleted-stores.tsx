import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'

/** What its owner deleted and may have back; nothing where there is none. */
export function DeletedStores() {
  const { userId } = useAuth()
  const queryKey = ['stores', userId, 'deleted']
  const { data = [] } = useQuery({
    queryKey,
    queryFn: () => api.store.findDeletedStores({ userId }),
  })
  const restore = useMutation({
    mutationFn: (storeId: string) => api.store.restoreStore({ storeId }),
    onSuccess: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: ['stores', userId] })
      showSuccess(`${name} is restored`)
    },
  })
  if (!data.length) return null
  return (
    <Panel title="Recently deleted">
      <Stack gap="sm">
        {data.map(({ storeId, name, storeDomain, restorableUntil }) => (
          <Group key={storeId} justify="space-between">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="var(--ink-soft)">
                {storeDomain} · can be restored until {formatDay(restorableUntil)}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={`Restore ${name}`}
              loading={restore.isPending && restore.variables === storeId}
              onClick={() => restore.mutate(storeId)}
            >
              Restore
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
