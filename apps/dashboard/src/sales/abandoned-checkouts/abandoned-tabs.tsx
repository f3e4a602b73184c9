import { useHasRight } from '../../platform/session/auth-context.ts'
import { ScreenTabs } from '../../platform/ui/screen-tabs.tsx'

export function AbandonedTabs() {
  const seesSettings = useHasRight('settings:read')
  if (!seesSettings) return null
  return (
    <ScreenTabs
      label="Abandoned checkouts"
      tabs={[
        { to: '/dashboard/abandoned-checkouts', label: 'Checkouts' },
        { to: '/dashboard/abandoned-checkouts/settings', label: 'Reminders' },
      ]}
    />
  )
}
