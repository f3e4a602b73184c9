import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { Closed } from '../../platform/shell/role-gate.tsx'
import { AbandonedTabs } from './abandoned-tabs.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Reminders')

export default function ReminderSettingsScreen() {
  return useHasRight('settings:read') ? <ReminderSettings /> : <Closed title="Reminders" />
}

function ReminderSettings() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.abandonedCheckouts.settings.queryOptions({
      input: { storeId },
      refetchOnWindowFocus: false,
    }),
  )
  return (
    <Screen title="Reminders" hint="Remind shoppers who did not finish their order.">
      <AbandonedTabs />
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <ReminderForm key={data.revision} settings={data} />}
    </Screen>
  )
}
