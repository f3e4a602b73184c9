import { lazyPart } from './lazy-part.tsx'
import { matchRoute, type RouteName } from './routes.ts'

/** Parts of the shop in files of their own, so that a page brings only what it shows. */
export const Shop = lazyPart(async () => (await import('./listing/shop.tsx')).Shop)
export const Collection = lazyPart(
  async () => (await import('./listing/collection.tsx')).Collection,
)
export const Product = lazyPart(async () => (await import('./product/product.tsx')).Product)
export const PageProduct = lazyPart(
  async () => (await import('./product/page-product.tsx')).PageProduct,
)
export const Checkout = lazyPart(async () => (await import('./checkout/checkout.tsx')).Checkout)
export const ThankYou = lazyPart(async () => (await import('./checkout/thank-you.tsx')).ThankYou)
export const Newsletter = lazyPart(
  async () => (await import('./newsletter/newsletter.tsx')).Newsletter,
)
export const NotFound = lazyPart(async () => (await import('./routes/not-found.tsx')).NotFound)
export const CartDrawer = lazyPart(async () => (await import('./cart/cart-drawer.tsx')).CartDrawer)
export const SearchModal = lazyPart(
  async () => (await import('./search/search-modal.tsx')).SearchModal,
)
export const PictureView = lazyPart(
  async () => (await import('./product/picture-view.tsx')).PictureView,
)

interface RoutePart {
  preload: () => Promise<unknown>
  /** As the build names it. */
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

/** The part that shows an address, if it has a file of its own. */
export function partOf(pathname: string): RoutePart | undefined {
  return routeParts[matchRoute(pathname).name]
}
