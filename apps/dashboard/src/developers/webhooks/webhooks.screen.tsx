import { DeveloperTabs } from '../developer-tabs.tsx'
import { WebhookList } from './webhook-list.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Webhooks')

export default function Webhooks() {
  return (
    <Screen title="Developers" hint="Connect apps and scripts to your shop.">
      <DeveloperTabs />
      <WebhookList />
    </Screen>
  )
}
