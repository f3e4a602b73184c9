import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { withPublished } from '@vitrine/commerce/policies/shown-policies.ts'
import type { CheckoutSettingsInput } from '@vitrine/contract/shop/checkout-settings.ts'
import type { Preview } from '../../content/pages/previews/preview-links.ts'
import { type PageStore, toShopperPage } from '../../content/pages/page-view.ts'

/** Returns a shopper's calls as they will respond once this draft is published. */
export function callsWithDraft(
  calls: ApiClient,
  { page: draft, shown }: Pick<Preview, 'page' | 'shown'>,
  store: PageStore,
): ApiClient {
  const page = toShopperPage(draft, store, { ...shown, now: new Date() })
  const { storeId } = store
  const pageCalls: Partial<ApiClient['page']> = {
    getPageByDomain: async (input, ...options) =>
      input.slug === page.slug ? page : await calls.page.getPageByDomain(input, ...options),
    getPageGlobalContent: async () => ({ storeId, globalContent: page.globalContent }),
  }
  return instead(calls, { page: instead(calls.page, pageCalls) })
}

export function callsWithCheckout(
  calls: ApiClient,
  settings: CheckoutSettingsInput,
  published: readonly PolicyVersion[],
): ApiClient {
  const form = withPublished(settings, published)
  const checkoutCalls: Partial<ApiClient['checkout']> = {
    config: async (...input) => ({ ...(await calls.checkout.config(...input)), form }),
  }
  return instead(calls, { checkout: instead(calls.checkout, checkoutCalls) })
}

/** Overrides some calls; a proxy, because calls are resolved by name and cannot be copied. */
export function instead<Calls extends object>(calls: Calls, changed: Partial<Calls>): Calls {
  return new Proxy(calls, {
    get: (target, name) =>
      Object.hasOwn(changed, name)
        ? changed[name as keyof Calls]
        : (Reflect.get(target, name) as unknown),
  })
}
