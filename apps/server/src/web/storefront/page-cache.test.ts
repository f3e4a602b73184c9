import { expect, test } from 'vitest'
import { createPageCache, type PageKey } from './page-cache.ts'

const home: PageKey = { storeId: 'tea', version: 1, url: '/' }
const page = (html: string) => async () => ({ status: 200, html })

async function text(
  cache: ReturnType<typeof createPageCache>,
  ...args: Parameters<typeof cache.find>
) {
  const { page: found } = await cache.find(...args)
  return String(await cache.body(found, 'identity'))
}

test('a page is rendered once while its store does not change', async () => {
  const cache = createPageCache()
  await text(cache, home, page('first'))
  expect(await text(cache, home, page('second'))).toBe('first')
})

test('a page follows its store to the next version', async () => {
  const cache = createPageCache()
  await text(cache, home, page('before'))
  expect(await text(cache, { ...home, version: 2 }, page('after'))).toBe('after')
})

test('a neighbour is not touched by a change', async () => {
  const cache = createPageCache()
  const neighbour = { ...home, storeId: 'lamps' }
  await text(cache, neighbour, page('lamps'))
  await text(cache, { ...home, version: 2 }, page('tea'))
  expect(await text(cache, neighbour, page('rendered again'))).toBe('lamps')
})

test('however many wait for a page, it is rendered once', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => {
    renders += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { status: 200, html: 'tea' }
  }
  await Promise.all(Array.from({ length: 50 }, () => text(cache, home, render)))
  expect(renders).toBe(1)
})

test('an older version is shown while the new one cannot be rendered', async () => {
  const cache = createPageCache()
  await text(cache, home, page('old'))
  const found = await cache.find({ ...home, version: 2 }, () => Promise.reject(new Error('down')))
  expect(found).toMatchObject({ stale: true, page: { version: 1 } })
})

test('a page with a gap is shown, and rendered again for the next one who asks', async () => {
  const cache = createPageCache()
  const gaps = [new Error('slow')]
  expect(await text(cache, home, async () => ({ status: 200, html: 'a gap', gaps }))).toBe('a gap')
  expect(await text(cache, home, page('whole'))).toBe('whole')
})

test('an older version that is whole is shown rather than one with a gap', async () => {
  const cache = createPageCache()
  await text(cache, home, page('old'))
  const gaps = [new Error('slow')]
  const render = async () => ({ status: 200, html: 'a gap', gaps })
  const found = await cache.find({ ...home, version: 2 }, render)
  expect(found).toMatchObject({ stale: true, page: { version: 1 } })
})

test('a failed render is tried again by the next one who asks', async () => {
  const cache = createPageCache()
  await expect(cache.find(home, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await text(cache, home, page('up again'))).toBe('up again')
})

test('addresses of nothing do not fill the cache', async () => {
  const cache = createPageCache()
  for (let number = 0; number < 100; number += 1) {
    const key = { ...home, url: `/missing-${number}` }
    await cache.find(key, async () => ({ status: 404, html: 'not found' }))
  }
  expect(cache.bytes()).toBe(0)
})

test('the cache stays below its limit and keeps recent pages', async () => {
  const cache = createPageCache(20_000)
  const big = 'x'.repeat(4000)
  await text(cache, home, page(big))
  for (let number = 0; number < 20; number += 1) {
    await text(cache, { ...home, url: `/page/${number}` }, page(big))
    expect(await text(cache, home, page('rendered again'))).toBe(big)
    expect(cache.bytes()).toBeLessThanOrEqual(20_000)
  }
})

test('a page that is longer than the limit is shown, and takes no other one’s place', async () => {
  const cache = createPageCache(20_000)
  await text(cache, home, page('home'))
  const long = { ...home, url: '/page/long' }
  expect(await text(cache, long, page('x'.repeat(30_000)))).toHaveLength(30_000)
  expect(cache.bytes()).toBeLessThanOrEqual(20_000)
  expect(await text(cache, home, page('rendered again'))).toBe('home')
})

test('a page reads the same in every encoding', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  const cache = createPageCache()
  const { page: found } = await cache.find(home, page('<h1>茶 & tea</h1>'))
  expect(String(brotliDecompressSync(await cache.body(found, 'br')))).toBe('<h1>茶 & tea</h1>')
  expect(String(gunzipSync(await cache.body(found, 'gzip')))).toBe('<h1>茶 & tea</h1>')
  expect(String(await cache.body(found, 'identity'))).toBe('<h1>茶 & tea</h1>')
})
