import { startScriptSource } from '../storefront/start-script.ts'

type Pairs = [name: string, value: string][]

interface PolicyParts {
  framedBy?: "'none'" | "'self'"
  /** For the shops whose owner set an ad pixel. */
  pixel?: boolean
}

/** Where the ad pixel's script comes from, and where it reports to. */
const pixelHosts = { script: ' https://connect.facebook.net', reports: ' https://www.facebook.com' }

/** Pictures and films may come from an owner's other host; scripts only ever from our own. */
export function contentSecurityPolicy({ framedBy = "'none'", pixel = false }: PolicyParts) {
  const { script, reports } = pixel ? pixelHosts : { script: '', reports: '' }
  return [
    "default-src 'self'",
    `script-src 'self' ${startScriptSource}${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self' data:",
    `connect-src 'self'${script}${reports}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** What every answer says; the canvas alone may be framed, by our own pages. */
export function securityHeaders(isCanvas: boolean, isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ framedBy: isCanvas ? "'self'" : "'none'" }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': isCanvas ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** For the answers of one server: adds to each what it does not say itself. */
export function createSecurityHeaders(isSecure: boolean) {
  const [usual, ofCanvas] = [false, true].map((isCanvas) =>
    Object.entries(securityHeaders(isCanvas, isSecure)),
  ) as [Pairs, Pairs]
  return (headers: Headers, path: string) => {
    const isCanvas = path === '/builder/canvas' || path.startsWith('/builder/canvas/')
    for (const [name, value] of isCanvas ? ofCanvas : usual)
      if (!headers.has(name)) headers.set(name, value)
  }
}
