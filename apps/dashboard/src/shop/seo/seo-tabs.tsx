import { ScreenTabs } from '../../platform/ui/screen-tabs.tsx'

const tabs = [
  { to: '/dashboard/seo', label: 'Settings' },
  { to: '/dashboard/seo/problems', label: 'Problems' },
  { to: '/dashboard/seo/redirects', label: 'Redirects' },
  { to: '/dashboard/seo/missing', label: 'Missing pages' },
] as const

export function SeoTabs() {
  return <ScreenTabs label="Search engines" tabs={tabs} />
}
