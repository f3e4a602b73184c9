import { ScreenTabs } from '../platform/ui/screen-tabs.tsx'

const tabs = [
  { to: '/dashboard/developers', label: 'API keys' },
  { to: '/dashboard/developers/webhooks', label: 'Webhooks' },
] as const

export function DeveloperTabs() {
  return <ScreenTabs label="For developers" tabs={tabs} />
}
