import { starterTheme } from '@vitrine/sections/theme/theme-presets.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { useCheckoutSettings } from '../sales/checkout-editor/use-checkout-settings.ts'
import { usePages } from '../content/pages/use-pages.ts'
import { usePayments } from '../sales/payments/use-payments.ts'
import { useStripe } from '../sales/payments/use-stripe.ts'
import { useProducts } from '../catalogue/products/use-products.ts'
import { useShipping } from '../shop/shipping/use-shipping.ts'

/** What of the setup is done, or undefined while that is not known. */
export function useSetup() {
  const { theme } = useCurrentStore()
  const products = useProducts({ page: 0, size: 1 }).data
  const pages = usePages().data
  const payments = usePayments().data
  const stripe = useStripe().data
  const shipping = useShipping().data
  const checkout = useCheckoutSettings().data
  if (!products || !pages || !payments || !stripe || !shipping || !checkout) return undefined
  const home = pages.find(({ isHome }) => isHome)
  const isDressed = JSON.stringify(theme) !== JSON.stringify(starterTheme)
  return {
    hasProduct: products.totalElements > 0,
    // A shop is born with its first revision published.
    hasDesign: isDressed || (home?.publishedRevision ?? 0) > 1,
    hasPayment: payments.revision > 0 || stripe.connected,
    // It begins with free delivery everywhere, which nobody chose.
    hasShipping: shipping.revision > 0,
    hasPolicies: checkout.draft.policies.length > 0,
  }
}
