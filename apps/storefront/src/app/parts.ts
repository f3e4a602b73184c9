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
  /** The file's name in the build manifest. */
  file: string
}

const routeParts: Partial<Record<RouteName, RoutePart>> = {
  shop: { preload: Shop.preload, file: 'listing' },
  collection: { preload: Collection.preload, file: 'listing' },
  product: { preload: Product.preload, file: 'product-view' },
  checkout: { preload: Checkout.preload, file: 'checkout' },
  thankYou: { preload: ThankYou.preload, file: 'thank-you' },
  newsletter: { preload: Newsletter.preload, file: 'newsletter' },
}

export function partOf(pathname: string): RoutePart | undefined {
  return routeParts[matchRoute(pathname).name]
}
