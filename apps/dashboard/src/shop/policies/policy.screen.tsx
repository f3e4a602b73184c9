import { useQuery } from '@tanstack/react-query'
import { isPolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { MissingResource } from '../../platform/ui/missing-resource.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/policy.screen'
import { PolicyForm } from './policy-form.tsx'
import { PolicyVersions } from './policy-versions.tsx'
import { policyHints } from './use-policies.ts'

export const meta = titled('Policy')

const back = { to: '/dashboard/policies', label: 'Policies' }

export default function PolicyScreen({ params: { kind } }: Route.ComponentProps) {
  if (isPolicyKind(kind)) return <KnownPolicy key={kind} kind={kind} />
  return (
    <Screen title="Policy" back={back}>
      <MissingResource noun="policy" />
    </Screen>
  )
}

function KnownPolicy({ kind }: { kind: PolicyKind }) {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.policies.get.queryOptions({ input: { storeId, kind }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen title={data?.title ?? 'Policy'} hint={policyHints[kind]} back={back}>
      {isPending && <RowsSkeleton rows={6} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PolicyForm key={data.revision} policy={data} />
          <PolicyVersions policy={data} />
        </>
      )}
    </Screen>
  )
}
