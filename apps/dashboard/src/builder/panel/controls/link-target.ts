/**
 * Returns the path within the shop, without query and hash.
 * @returns undefined for another host, `mailto:`, `tel:` or `#` links
 */
export function pathOfLink(url: string): string | undefined {
  const address = url.trim()
  if (address === '' || /^(?:[#?]|\/\/|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined
  const [path = ''] = address.split(/[?#]/)
  const readable = decoded(path)
  const absolute = readable.startsWith('/') ? readable : `/${readable}`
  return oneAddress(absolute.length > 1 ? absolute.replace(/\/$/, '') : absolute)
}

/** Pasted URLs may be percent-encoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Normalises addresses: a product and the product list have several. */
function oneAddress(path: string): string {
  if (path === '/page/shop') return '/shop'
  return path.replace(/^\/(?:products|page\/product)\//, '/product/')
}
