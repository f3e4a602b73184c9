import { DeveloperTabs } from '../developers/developer-tabs.tsx'
import { WebhookList } from '../developers/webhooks/webhook-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Webhooks')

export default function Webhooks() {
  return (
    <Screen title="Developers" hint="Connect apps and scripts to your shop.">
      <DeveloperTabs />
      <WebhookList />
    </Screen>
  )
}
