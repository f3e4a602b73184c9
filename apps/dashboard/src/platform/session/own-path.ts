/** The path if it stays on this origin once a browser has parsed it, else the fallback. */
export function ownPath(path: unknown, fallback: string, origin = window.location.origin): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : fallback
}
