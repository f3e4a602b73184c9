/**
 * Returns the path if it stays on this origin after URL parsing, else the fallback: no open
 * redirects.
 */
export function ownPath(path: unknown, fallback: string, origin = window.location.origin): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : fallback
}
