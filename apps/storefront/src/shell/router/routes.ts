import { decode, matchPath } from './match-path.ts'

/** The first match applies; others are pages that the server may have: policies, the blog. */
const routes = [
  ['/', 'home'],
  ['/shop', 'shop'],
  ['/page/shop', 'shop'],
  ['/collection/:slug', 'collection'],
  ['/about', 'about'],
  ['/product/:slug', 'product'],
  ['/products/:slug', 'product'],
  ['/page/product/:slug', 'product'],
  ['/page/:slug', 'page'],
  ['/checkout', 'checkout'],
  ['/checkout/thank-you/:token', 'thankYou'],
  ['/checkout/pay/:token', 'thankYou'],
  ['/newsletter/:step', 'newsletter'],
] as const

export type RouteName = (typeof routes)[number][1] | 'other'

export interface RouteMatch {
  name: RouteName
  /** What the path names; of others the whole path. */
  key: string
}

let last: { pathname: string; match: RouteMatch } | undefined

/** Caches the last match: one page asks for it several times. */
export function matchRoute(pathname: string): RouteMatch {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) }
  return last.match
}

function findRoute(pathname: string): RouteMatch {
  for (const [path, name] of routes) {
    const match = matchPath(path, pathname)
    if (match) return { name, key: Object.values(match)[0] ?? '' }
  }
  return { name: 'other', key: decode(pathname) ?? '' }
}
