import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { BusinessForm } from './business-form.tsx'
import { LogoPanel } from '../../content/theme/logo-panel.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Business details')

export default function Business() {
  const { storeId } = useCurrentStore()
  return (
    <Screen title="Business details" hint="The seller shown on invoices and in emails.">
      <BusinessForm key={storeId} />
      <LogoPanel key={`logo of ${storeId}`} />
    </Screen>
  )
}
