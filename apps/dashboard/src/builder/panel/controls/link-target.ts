/**
 * The path within the shop that a link leads to, without what follows it.
 * @returns undefined for another host, a mail address, a phone number or a place on the same page
 */
export function pathOfLink(url: string): string | undefined {
  const address = url.trim()
  if (address === '' || /^(?:[#?]|\/\/|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined
  const [path = ''] = address.split(/[?#]/)
  const readable = decoded(path)
  const absolute = readable.startsWith('/') ? readable : `/${readable}`
  return oneAddress(absolute.length > 1 ? absolute.replace(/\/$/, '') : absolute)
}

/** An address that was pasted may be escaped as browsers do it. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A product and the list of all of them can be reached under several addresses. */
function oneAddress(path: string): string {
  if (path === '/page/shop') return '/shop'
  return path.replace(/^\/(?:products|page\/product)\//, '/product/')
}
