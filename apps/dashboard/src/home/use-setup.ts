import { useQuery } from '@tanstack/react-query'
import { starterTheme } from '@vitrine/sections/theme/theme-presets.ts'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { usePages } from '../content/pages/use-pages.ts'
import { useCheckoutSettings } from '../sales/checkout-editor/use-checkout-settings.ts'

export function useSetup() {
  const { storeId, theme, policies } = useCurrentStore()
  const input = { storeId }
  const one = { storeId, page: 0, size: 1 }
  const products = useQuery(calls.products.filteredProducts.queryOptions({ input: one })).data
  const pages = usePages().data
  const payments = useQuery(calls.payments.get.queryOptions({ input })).data
  const stripe = useQuery(calls.payments.stripe.queryOptions({ input })).data
  const shipping = useQuery(calls.shipping.get.queryOptions({ input })).data
  const taxes = useQuery(calls.taxes.get.queryOptions({ input })).data
  const orders = useQuery(
    calls.orders.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 1 } }),
  ).data
  const checkout = useCheckoutSettings().data
  if (!products || !pages || !payments || !stripe) return undefined
  if (!shipping || !taxes || !orders || !checkout) return undefined
  const home = pages.find(({ isHome }) => isHome)
  const isDressed = JSON.stringify(theme) !== JSON.stringify(starterTheme)
  return {
    hasProduct: products.totalElements > 0,
    // A new shop begins with one published revision.
    hasDesign: isDressed || (home?.publishedRevision ?? 0) > 1,
    hasPayment: payments.revision > 0 || stripe.connected,
    // A new shop begins with free delivery, which its owner did not choose.
    hasShipping: shipping.revision > 0,
    hasTaxes: taxes.revision > 0,
    hasOrder: orders.totalElements > 0,
    hasPolicies: policies.length > 0 || checkout.draft.policies.length > 0,
  }
}
