import { createAskOutside } from './outside-request.ts'
import { hostOf, type OutsideRules } from './outside-url.ts'
import { isLoopback } from './public-address.ts'

/** Fetches a file from an untrusted URL; throws with the reason when there is none. */
export type FetchFile = (url: string, max: number) => Promise<Buffer>

const timeoutMs = 15_000
const maxRedirects = 3

/** Checks every redirect against the same rules; upgrades `http` to `https`. */
export function createFetchFile(rules: OutsideRules): FetchFile {
  const ask = createAskOutside(rules)
  return async (address, max) => {
    let url = securedOf(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const headers = { accept: 'image/*', 'user-agent': 'Vitrine' }
      const answer = await ask({ method: 'GET', url, headers, timeoutMs, max: max + 1 })
      const { status, location, bytes } = answer
      if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        url = securedOf(new URL(location, url).href)
        continue
      }
      if (status !== 200) throw new Error(`The server answered ${status}.`)
      if (bytes.byteLength > max)
        throw new Error(`The file is larger than ${max / 1024 / 1024} MB.`)
      return bytes
    }
    throw new Error('The server redirects too often.')
  }
}

function securedOf(text: string): string {
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
  if (!url) return text
  const host = hostOf(url)
  const isHere = host === 'localhost' || isLoopback(host)
  if (url.protocol === 'http:' && !isHere) url.protocol = 'https:'
  return url.href
}
