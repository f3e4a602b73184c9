import { AbandonedTabs } from './abandoned-tabs.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { useReminderSettings } from './use-abandoned.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Reminders')

export default function ReminderSettingsScreen() {
  const { data, error, isPending, refetch } = useReminderSettings()
  return (
    <Screen title="Reminders" hint="Remind shoppers who did not finish their order.">
      <AbandonedTabs />
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <ReminderForm key={data.revision} settings={data} />}
    </Screen>
  )
}
