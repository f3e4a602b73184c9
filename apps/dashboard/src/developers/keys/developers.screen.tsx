import { ApiPanel } from './api-panel.tsx'
import { DeveloperTabs } from '../developer-tabs.tsx'
import { KeyList } from './key-list.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Developers')

export default function Developers() {
  return (
    <Screen title="Developers" hint="Connect apps and scripts to your shop.">
      <DeveloperTabs />
      <KeyList />
      <ApiPanel />
    </Screen>
  )
}
