import { CheckoutEditor } from './checkout-editor.tsx'
import { useCheckoutSettings } from './use-checkout-settings.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Checkout')

export default function CheckoutEditorScreen() {
  const { data, error, isPending, refetch } = useCheckoutSettings()
  return (
    <Screen title="Checkout" hint="Fields, texts and colours of your checkout.">
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <CheckoutEditor settings={data} />}
    </Screen>
  )
}
