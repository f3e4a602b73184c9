import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Visited {
  status: number
  html: string
  /** Whether Varnish answered without asking Vitrine. */
  isHit: boolean
  cacheControl: string | undefined
}

/** Visits a shop through the cache in front, as a browser with cookies does. */
export async function visitThrough(
  origin: string,
  host: string,
  path: string,
  cookie = `shopper=${Math.random()}`,
): Promise<Visited> {
  return await new Promise((resolve, reject) => {
    const headers = { host, cookie, 'accept-encoding': 'identity' }
    get(new URL(path, origin), { agent, headers }, (answer) => {
      const { statusCode = 0, headers: seen } = answer
      text(answer).then(
        (html) =>
          resolve({
            status: statusCode,
            html,
            // A hit names two requests: this one, and the one that filled the cache.
            isHit: String(seen['x-varnish']).includes(' '),
            cacheControl: seen['cache-control'],
          }),
        reject,
      )
    }).once('error', reject)
  })
}
