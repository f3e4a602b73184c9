import { get } from 'node:http'

const visits = 400

/** Enough that each visit is of another page where there are ten shops. */
export const productsOfShop: number = visits / 10

/**
 * Visits as many pages of products, each shop with as many others between as possible.
 * @param count how many copies of a shop there are, with `productsOfShop` or more products each
 * @returns the median and the 95th percentile of each kind of visit, in words
 */
export async function visitShops(origin: string, count: number): Promise<string> {
  const hosts = Array.from(
    { length: visits },
    (_, n) => `shop-${1 + Math.floor((n * count) / visits)}.localhost`,
  )
  const nobody = hosts.map((_, n) => `nobody-${n}.localhost`)
  const product = (host: string, n: number) =>
    visit(origin, host, `/product/tea-${1 + (n % productsOfShop)}-of-the-garden`)
  const search = (host: string, n: number) =>
    visit(origin, host, `/search/tea%20${1 + (n % productsOfShop)}`)
  for (let n = 0; n < 30; n += 1) await visit(origin, 'shop-1.localhost', '/')
  const cold = await timesOf(hosts, product)
  const warm = await timesOf(hosts, product)
  const searched = await timesOf(hosts, search)
  const unknown = await timesOf(nobody, (host) => visit(origin, host, '/', 404))
  return `a page for the first time ${cold}, again ${warm}; a search ${searched}; a host without a shop ${unknown}`
}

async function timesOf(
  hosts: readonly string[],
  act: (host: string, n: number) => Promise<void>,
): Promise<string> {
  const times: number[] = []
  for (const [n, host] of hosts.entries()) {
    const began = performance.now()
    await act(host, n)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} p95 ${at(0.95)} ms`
}

async function visit(origin: string, host: string, path: string, expected = 200): Promise<void> {
  const status = await new Promise<number>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })
  if (status !== expected) throw new Error(`${host}${path} answered ${status}`)
}
