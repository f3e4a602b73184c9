import { lazyPart } from '../shell/lazy-part.tsx'
import { matchRoute, type RouteName } from '../shell/router/routes.ts'

export const Shop = lazyPart(async () => (await import('../pages/shop/shop.tsx')).Shop)
export const Collection = lazyPart(
  async () => (await import('../pages/collection/collection.tsx')).Collection,
)
export const Product = lazyPart(async () => (await import('../pages/product/product.tsx')).Product)
export const Checkout = lazyPart(
  async () => (await import('../pages/checkout/checkout.tsx')).Checkout,
)
export const ThankYou = lazyPart(
  async () => (await import('../pages/thank-you/thank-you.tsx')).ThankYou,
)
export const Newsletter = lazyPart(
  async () => (await import('../pages/newsletter/newsletter.tsx')).Newsletter,
)

interface RoutePart {
  preload: () => Promise<unknown>
}

const routeParts: Partial<Record<RouteName, RoutePart>> = {
  shop: Shop,
  collection: Collection,
  product: Product,
  checkout: Checkout,
  thankYou: ThankYou,
  newsletter: Newsletter,
}

export function partOf(pathname: string): RoutePart | undefined {
  return routeParts[matchRoute(pathname).name]
}
