/** The shop's address with the port that this site is reached by. */
export function shopUrl(storeDomain: string, path = '/', { protocol, port } = window.location) {
  return `${protocol}//${storeDomain}${port && `:${port}`}${path}`
}
