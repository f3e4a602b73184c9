import { ApiPanel } from '../developers/api-panel.tsx'
import { DeveloperTabs } from '../developers/developer-tabs.tsx'
import { KeyList } from '../developers/keys/key-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

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
