/** The document's title for a route's `meta`. */
export function titled(title: string) {
  return () => [{ title: `${title} · Vitrine` }]
}
