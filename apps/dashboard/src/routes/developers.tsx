import { ApiPanel } from '../developers/api-panel.tsx'
import { DeveloperTabs } from '../developers/developer-tabs.tsx'
import { KeyList } from '../developers/keys/key-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Developers')

export default function Developers() {
  return (
    <Screen title="Developers" hint="For programs of yours that work with your store.">
      <DeveloperTabs />
      <KeyList />
      <ApiPanel />
    </Screen>
  )
}
