import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { AddDomainForm } from './add-domain-form.tsx'
import { DomainPanel } from './domain-panel.tsx'
import { FreeAddressPanel } from './free-address-panel.tsx'
import { pollMs } from './poll-ms.ts'

export const meta = titled('Domains')

export default function Domains() {
  const { storeId } = useCurrentStore()
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(
    calls.store.domainStatus.queryOptions({
      input: { storeId },
      refetchInterval: ({ state }) => pollMs(state.data),
    }),
  )
  return (
    <Screen
      title="Domains"
      hint="The addresses of your shop. All of them lead shoppers to the primary one."
    >
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="lg" key={storeId}>
          <FreeAddressPanel status={data} />
          <AddDomainForm storeDomain={data.storeDomain} />
          {data.domains
            .filter(({ kind }) => kind === 'own')
            .map((host) => (
              <DomainPanel key={host.domain} host={host} status={data} loadedAt={dataUpdatedAt} />
            ))}
        </Stack>
      )}
    </Screen>
  )
}
