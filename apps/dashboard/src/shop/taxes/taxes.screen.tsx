import { useQuery } from '@tanstack/react-query'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { calls } from '../../platform/api/calls.ts'
import { TaxForm } from './tax-form.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Taxes')

export default function Taxes() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.taxes.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen title="Taxes" hint="How tax is charged.">
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <TaxForm key={data.revision} taxes={data} />}
    </Screen>
  )
}
