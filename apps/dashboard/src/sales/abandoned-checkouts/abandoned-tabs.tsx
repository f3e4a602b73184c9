import { ScreenTabs } from '../../platform/ui/screen-tabs.tsx'

export function AbandonedTabs() {
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
