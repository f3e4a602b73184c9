import { useCurrentStore } from '../auth/auth-context.ts'
import { BusinessForm } from '../business/business-form.tsx'
import { LogoPanel } from '../look/logo-panel.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

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
