import { CheckoutEditor } from '../checkout-editor/checkout-editor.tsx'
import { useCheckoutSettings } from '../checkout-editor/use-checkout-settings.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

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
