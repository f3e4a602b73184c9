import { connect } from 'node:tls'

/** `not_needed`: a local name, which is served without a certificate. */
export type CertificateState = 'ok' | 'missing' | 'unreachable' | 'not_needed'

interface Reached {
  state: Exclude<CertificateState, 'not_needed'>
  /** Until when the certificate is valid. */
  endsAt?: Date
}

export type ReachHttps = (domain: string, addresses: readonly string[]) => Promise<Reached>

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
])

interface Options {
  port?: number
  /** Longer than a TLS server takes that requests the certificate during the first handshake. */
  timeoutMs?: number
  ca?: string
}

/**
 * Shakes hands as a shopper's browser would. The first handshake makes a server with on-demand TLS
 * request the certificate, so that no shopper waits for it.
 */
export function createReachHttps({ port = 443, timeoutMs = 30_000, ca }: Options = {}): ReachHttps {
  return async (domain, addresses) => {
    for (const host of addresses) {
      const reached = await shakeHands({ host, port, servername: domain, ca, timeoutMs })
      if (reached.state !== 'unreachable') return reached
    }
    return { state: 'unreachable' }
  }
}

interface Handshake {
  host: string
  port: number
  servername: string
  ca: string | undefined
  timeoutMs: number
}

async function shakeHands({ timeoutMs, ca, ...target }: Handshake) {
  return await new Promise<Reached>((resolve) => {
    const socket = connect({ ...target, ...(ca !== undefined && { ca }) })
    const timer = setTimeout(() => end(socket.connecting ? 'unreachable' : 'missing'), timeoutMs)
    socket.once('secureConnect', () => end('ok', new Date(socket.getPeerCertificate().valid_to)))
    socket.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : ''
      end(unreachable.has(code) ? 'unreachable' : 'missing')
    })

    function end(state: Reached['state'], endsAt?: Date) {
      clearTimeout(timer)
      socket.destroy()
      resolve({ state, ...(endsAt && { endsAt }) })
    }
  })
}
