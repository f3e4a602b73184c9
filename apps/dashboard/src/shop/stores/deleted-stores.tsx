import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'

export function DeletedStores() {
  const { userId } = useAuth()
  const { data = [] } = useQuery(calls.store.findDeletedStores.queryOptions({ input: { userId } }))
  const restore = useMutation(
    calls.store.restoreStore.mutationOptions({
      onSuccess: async ({ name }) => {
        await refresh(calls.store.findStores, calls.store.findDeletedStores)
        showSuccess(`${name} is back`)
      },
    }),
  )
  if (!data.length) return null
  return (
    <Panel title="Recently deleted">
      <Stack gap="sm">
        {data.map(({ storeId, name, storeDomain, restorableUntil }) => (
          <Group key={storeId} justify="space-between">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="var(--ink-soft)">
                {storeDomain} · can be recovered until {formatDay(restorableUntil)}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={`Recover ${name}`}
              loading={restore.isPending && restore.variables.storeId === storeId}
              onClick={() => restore.mutate({ storeId })}
            >
              Recover
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
