import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { HostStore } from '../../platform/host-store.ts'

/** Only what a browser needs, since every page carries it. */
export function storeInfoOf(store: HostStore): StoreInfo {
  const { storeId, name, currency, fbPixelId, storeDomain, timeZone, theme, seo, templates } = store
  return {
    storeId,
    name,
    currency,
    fbPixelId,
    storeDomain,
    timeZone,
    theme,
    seo: seo.templates,
    policies: store.policies.map(({ kind, title }) => ({ kind, title })),
    ...(templates.length > 0 && { templates }),
  }
}
