/** Returns the shop's URL with this site's protocol and port. */
export function shopUrl(storeDomain: string, path = '/', { protocol, port } = window.location) {
  return `${protocol}//${storeDomain}${port && `:${port}`}${path}`
}
