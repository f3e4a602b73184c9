import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { UsageBar } from '../plans/usage-bar.tsx'

export function UsagePanel() {
  const { data, error, refetch } = useQuery(calls.plans.usage.queryOptions())
  return (
    <Panel title="What you use">
      {!data && !error && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <UsageBar usage={data.shops} of="all shops" />
          </SimpleGrid>
          {data.stores.map(({ storeId, storeName, usage }) => (
            <Stack key={storeId} gap="sm">
              <Title order={3} fz="sm">
                {storeName}
              </Title>
              <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
                {usage.map((each) => (
                  <UsageBar key={each.limit} usage={each} of={storeName} />
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </>
      )}
    </Panel>
  )
}
