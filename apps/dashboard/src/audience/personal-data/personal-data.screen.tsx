import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { PersonalDataButton } from './personal-data-button.tsx'
import { RetentionForm } from './retention-form.tsx'

export const meta = titled('Personal data')

export default function PersonalDataScreen() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.personalData.retention.queryOptions({
      input: { storeId },
      refetchOnWindowFocus: false,
    }),
  )
  return (
    <Screen
      title="Personal data"
      hint="What your shop stores of people, for how long, and a person’s data by email address."
      actions={<PersonalDataButton label="Find a person" />}
    >
      {isPending && <RowsSkeleton rows={6} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <RetentionForm key={data.revision} retention={data} />}
    </Screen>
  )
}
