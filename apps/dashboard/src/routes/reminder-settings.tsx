import { AbandonedTabs } from '../abandoned-checkouts/abandoned-tabs.tsx'
import { ReminderForm } from '../abandoned-checkouts/reminder-form.tsx'
import { useReminderSettings } from '../abandoned-checkouts/use-abandoned.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

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
