import { isIP } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export interface OutsideRules {
  /** Lets this very machine be reached, over http too: for tests and development. */
  loopback: boolean
}

/** What is wrong with an address that is to be written to, as far as it can be told by looking. */
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

/** As the URL standard reads it: what was written as one number, or octal, is four numbers here. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
