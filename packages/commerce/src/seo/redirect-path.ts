/** A path as it was read, or a sentence for the owner. */
type ReadPath = { path: string; problem?: undefined } | { problem: string }

const otherSite =
  'This leads to another site. Write only the part after your domain, beginning with /.'
const unfit = 'This is not an address. Begin with / and leave out spaces.'
/** Browsers read `\` as `/`. */
const otherHost = /^\/[/\\]|^[a-z][\w+.-]*:/i
const pattern = /[\^*|[\]{}\\]|\$$/
const ofShop = /^\/(?:api|media|assets|cart|checkout|search|newsletter)(?:\/|$)/

/** Longest address that can be redirected. */
const longestFrom = 500

/** Normalizes a path: decoded, composed, without a slash at its end. Undefined if malformed. */
export function canonicalPath(pathname: string): string | undefined {
  try {
    const path = decodeURI(pathname).normalize()
    // PostgreSQL stores no NUL, and headers take no line ends.
    if (/\p{Cc}/u.test(path)) return undefined
    return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  } catch {
    return undefined
  }
}

/**
 * Reads the old address of a redirect; its query does not count.
 * @param hosts those of the shop, which may precede the path
 */
export function readFrom(typed: string, hosts: readonly string[]): ReadPath {
  if (pattern.test(typed.trim()) && !otherHost.test(typed.trim()))
    return { problem: 'This looks like a pattern. Each redirect is for one address: write it out.' }
  const url = readUrl(typed, hosts)
  if (typeof url === 'string') return { problem: url }
  const path = canonicalPath(url.pathname)
  if (path === undefined) return { problem: unfit }
  if (path === '/') return { problem: 'The home page cannot be redirected.' }
  if (ofShop.test(path)) return { problem: 'The shop needs this address itself.' }
  if (path.length > longestFrom) return { problem: `Use at most ${longestFrom} characters.` }
  return { path }
}

/** Reads where a redirect leads; it may have a query and a fragment. */
export function readTo(typed: string, hosts: readonly string[]): ReadPath {
  const url = readUrl(typed, hosts)
  if (typeof url === 'string') return { problem: url }
  const path = canonicalPath(url.pathname)
  if (path === undefined) return { problem: unfit }
  const whole = path + url.search + url.hash
  return whole.length > 1000 ? { problem: 'Use at most 1,000 characters.' } : { path: whole }
}

/** Returns the path without its query and fragment. */
export function pathOf(to: string): string {
  return /^[^?#]*/.exec(to)![0]
}

function readUrl(typed: string, hosts: readonly string[]): URL | string {
  const text = typed.trim()
  if (!text) return 'Write an address that begins with /.'
  if (/^https?:\/\//i.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && hosts.includes(url.hostname) && !url.username ? url : otherSite
  }
  if (otherHost.test(text)) return otherSite
  if (!text.startsWith('/') || /[\s\\\p{Cc}]/u.test(text)) return unfit
  const url = new URL(text, 'http://shop')
  return url.host === 'shop' ? url : otherSite
}
