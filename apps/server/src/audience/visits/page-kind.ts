export type PageKind = 'home' | 'product' | 'listing' | 'page' | 'checkout'

/** Bits of a visitor's way to an order. */
export const steps = { visit: 1, product: 2, cart: 4, checkout: 8, order: 16 } as const
export type Step = keyof typeof steps

function kindOfPath(path: string): PageKind | undefined {
  if (path === '/') return 'home'
  if (path.startsWith('/product/') || path.startsWith('/products/')) return 'product'
  if (path.startsWith('/page/product/')) return 'product'
  if (path.startsWith('/collection/') || path === '/shop' || path === '/page/shop') return 'listing'
  if (path === '/checkout') return 'checkout'
  // An order's own page, and links in emails.
  if (path.startsWith('/checkout/') || path.startsWith('/newsletter')) return undefined
  return 'page'
}

interface Counted {
  kind?: PageKind
  step?: Step
}

const countedKinds: Readonly<Record<PageKind, Counted>> = {
  home: { kind: 'home' },
  product: { kind: 'product', step: 'product' },
  listing: { kind: 'listing' },
  page: { kind: 'page' },
  checkout: { kind: 'checkout', step: 'checkout' },
}

export function countedPath(path: string): Counted | undefined {
  const kind = kindOfPath(path)
  return kind && countedKinds[kind]
}

/**
 * Calls of the storefront that stand for a page that was opened without a new document, and the one
 * that prices a cart.
 */
const calls: Readonly<Record<string, Counted>> = {
  '/api/products/fetch-by-storeid-slug': countedKinds.product,
  '/api/products/fetch-product-by-domain': countedKinds.product,
  '/api/products/fetch-listing': countedKinds.listing,
  '/api/page/get-page-by-domain': countedKinds.page,
  '/api/checkout/config': countedKinds.checkout,
  '/api/checkout/quote': { step: 'cart' },
}

export function countedCall(path: string): Counted | undefined {
  return calls[path]
}
