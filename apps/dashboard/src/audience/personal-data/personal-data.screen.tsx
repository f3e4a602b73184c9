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
      hint="How long your shop stores personal data, and how to find, export or erase one person’s."
      actions={<PersonalDataButton label="Find a person" />}
    >
      {isPending && <RowsSkeleton rows={6} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <RetentionForm key={data.revision} retention={data} />}
    </Screen>
  )
}
