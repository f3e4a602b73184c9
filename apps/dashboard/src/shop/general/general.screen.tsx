import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { DeletePanel } from './delete-panel.tsx'
import { DownloadPanel } from './download-panel.tsx'
import { GeneralForm } from './general-form.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('General')

export default function General() {
  const { storeId } = useCurrentStore()
  const mayOpen = useHasRight('opening:write')
  const isOwner = useHasRight('ownership:write')
  return (
    <Screen
      title="General"
      hint="Name, country, currency, time zone and units of your shop, and how its orders are numbered."
    >
      <GeneralForm key={storeId} />
      {mayOpen && <OpeningPanel />}
      {isOwner && <DownloadPanel />}
      {isOwner && <DeletePanel />}
    </Screen>
  )
}
