import { isIP } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export interface OutsideRules {
  /** Allows this machine itself, also over http: for tests and development. */
  loopback: boolean
}

export function outsideProblem(text: string, { loopback }: OutsideRules): string | undefined {
  const url = URL.parse(text)
  if (!url) return 'Use a whole address, such as https://example.com/hooks.'
  if (url.username || url.password) return 'Leave out the name and the password.'
  const host = hostOf(url)
  const isHere = host === 'localhost' || isLoopback(host)
  if (loopback && isHere && /^https?:$/.test(url.protocol)) return undefined
  if (url.protocol !== 'https:') return 'Use an address that begins with https://.'
  const isClosed = isIP(host) ? !isPublicAddress(host) : !/[^.]\.[^.]/.test(host)
  if (isHere || isClosed || /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host))
    return 'Use an address that can be reached on the Internet.'
  return undefined
}

/** Returns the host as the URL standard parses it: octal and single-number addresses are dotted. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
