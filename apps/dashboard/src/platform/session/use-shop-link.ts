import { useCurrentStore } from './auth-context.ts'
import { shopUrl } from './shop-url.ts'

/** Returns preview links while the shop is closed to shoppers. */
export function useShopLink(): (path?: string) => string {
  const { storeId, storeDomain, status, hasPassword } = useCurrentStore()
  const isClosed = status === 'draft' || hasPassword
  return (path = '/') =>
    isClosed
      ? `/view-shop?${new URLSearchParams({ store: storeId, to: path }).toString()}`
      : shopUrl(storeDomain, path)
}
