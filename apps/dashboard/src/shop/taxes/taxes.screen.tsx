import { TaxForm } from './tax-form.tsx'
import { useTaxes } from './use-taxes.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Taxes')

export default function Taxes() {
  const { data, error, isPending, refetch } = useTaxes()
  return (
    <Screen title="Taxes" hint="How tax is charged.">
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <TaxForm key={data.revision} taxes={data} />}
    </Screen>
  )
}
