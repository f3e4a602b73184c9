import { startScriptSource } from './start-script.ts'
import type { Config } from '../../platform/config.ts'
import type { Host } from '../../platform/hosts.ts'
import { mainOrigin } from '../../platform/origins.ts'

type Pairs = [name: string, value: string][]

interface PolicyParts {
  framedBy?: "'none'" | "'self'"
  pixel?: boolean
}

const pixelHosts = { script: ' https://connect.facebook.net', reports: ' https://www.facebook.com' }

/** Images and videos may come from an owner's other host; scripts from our own only. */
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
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** Browser features that no page uses and that embedded content must not use. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** 'subdomains' also covers every name below the host. */
type Transport = 'plain' | 'secure' | 'subdomains'

const strict: Record<Transport, Record<string, string>> = {
  plain: {},
  secure: { 'strict-transport-security': 'max-age=31536000' },
  subdomains: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
}

/**
 * Subdomains of the main host are stores, unless those have a host of their own; then the operator
 * may serve other things there.
 */
export function transportOf(config: Pick<Config, 'port' | 'mainHost' | 'storesHost'>) {
  const shops = mainOrigin(config).startsWith('https:') ? 'secure' : 'plain'
  const ownsAll = shops === 'secure' && config.storesHost === config.mainHost
  return { shops, main: ownsAll ? 'subdomains' : shops } as const
}

/** Returns the headers of every response; only the canvas may be framed, by our own pages. */
export function securityHeaders(isCanvas: boolean, transport: Transport): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ framedBy: isCanvas ? "'self'" : "'none'" }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': isCanvas ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions,
    ...strict[transport],
  }
}

export function createSecurityHeaders(config: Pick<Config, 'port' | 'mainHost' | 'storesHost'>) {
  const { main, shops } = transportOf(config)
  const ofShops = pairsOf(false, shops)
  const ofMain = pairsOf(false, main)
  const ofOthers = pairsOf(false, 'plain')
  const ofCanvas = pairsOf(true, main)
  const ofHost = { main: ofMain, console: ofMain, store: ofShops, unknown: ofOthers }
  return (headers: Headers, path: string, host: Host['kind'] | undefined) => {
    const isCanvas = path === '/builder/canvas' || path.startsWith('/builder/canvas/')
    for (const [name, value] of isCanvas ? ofCanvas : ofHost[host ?? 'unknown'])
      if (!headers.has(name)) headers.set(name, value)
  }
}

function pairsOf(isCanvas: boolean, transport: Transport): Pairs {
  return Object.entries(securityHeaders(isCanvas, transport))
}
