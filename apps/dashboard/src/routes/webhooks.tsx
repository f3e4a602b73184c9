import { DeveloperTabs } from '../developers/developer-tabs.tsx'
import { WebhookList } from '../developers/webhooks/webhook-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Webhooks')

export default function Webhooks() {
  return (
    <Screen title="Developers" hint="For programs of yours that work with your store.">
      <DeveloperTabs />
      <WebhookList />
    </Screen>
  )
}
