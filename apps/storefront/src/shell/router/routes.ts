import { matchPath } from './match-path.ts'

/** The first match applies; others are "not found". */
const routes = [
  { path: '/', name: 'home' },
  { path: '/shop', name: 'shop' },
  { path: '/page/shop', name: 'shop' },
  { path: '/collection/:slug', name: 'collection' },
  { path: '/about', name: 'about' },
  { path: '/product/:slug', name: 'product' },
  { path: '/products/:slug', name: 'product' },
  { path: '/page/product/:slug', name: 'product' },
  { path: '/page/:slug', name: 'page' },
  { path: '/policies/:slug', name: 'policy' },
  { path: '/checkout', name: 'checkout' },
  { path: '/checkout/thank-you/:token', name: 'thankYou' },
  { path: '/checkout/pay/:token', name: 'thankYou' },
  { path: '/newsletter/:step', name: 'newsletter' },
] as const

export type RouteName = (typeof routes)[number]['name'] | 'notFound'

export interface RouteMatch {
  name: RouteName
  key: string
}

let last: { pathname: string; match: RouteMatch } | undefined

/** Caches the last match: one page asks for it several times. */
export function matchRoute(pathname: string): RouteMatch {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) }
  return last.match
}

function findRoute(pathname: string): RouteMatch {
  for (const { path, name } of routes) {
    const match = matchPath(path, pathname)
    if (match) return { name, key: Object.values(match)[0] ?? '' }
  }
  return { name: 'notFound', key: '' }
}
