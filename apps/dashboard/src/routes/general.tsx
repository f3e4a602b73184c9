import { useCurrentStore } from '../auth/auth-context.ts'
import { DeletePanel } from '../general/delete-panel.tsx'
import { GeneralForm } from '../general/general-form.tsx'
import { OpeningPanel } from '../general/opening-panel.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('General')

export default function General() {
  const { storeId } = useCurrentStore()
  return (
    <Screen
      title="General"
      hint="Name, country, currency, time zone and units of your shop, and how its orders are numbered."
    >
      <GeneralForm key={storeId} />
      <OpeningPanel />
      <DeletePanel />
    </Screen>
  )
}
