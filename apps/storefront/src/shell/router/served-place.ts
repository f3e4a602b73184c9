import { presentPlace, type Place } from './place-context.ts'
import { matchRoute } from './routes.ts'

/**
 * Returns the place to hydrate. Going back may have changed the address while the code was loading,
 * and React would render another page over the served one, whose description would stay.
 * @param address path and query that were rendered
 */
export function servedPlace(address: string): Place {
  const { pathname, search } = new URL(address, location.origin)
  const [served, present] = [matchRoute(pathname), matchRoute(location.pathname)]
  if (served.name !== present.name || served.key !== present.key) return { pathname, search }
  // Only listings are rendered by their query.
  const isListing = served.name === 'shop' || served.name === 'collection'
  return isListing ? { ...presentPlace(), search } : presentPlace()
}
