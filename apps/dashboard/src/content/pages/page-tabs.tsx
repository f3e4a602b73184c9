import { ScreenTabs } from '../../platform/ui/screen-tabs.tsx'

const tabs = [
  { to: '/dashboard/pages', label: 'Pages' },
  { to: '/dashboard/pages/templates', label: 'Templates' },
] as const

export function PageTabs() {
  return <ScreenTabs label="Pages and templates" tabs={tabs} />
}
