import { expect, test } from 'vitest'
import { aDomain } from '../../testing/a-domain.ts'
import { signView } from '../../identity/view-token.ts'
import { startShop } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'

const proxy = '10.0.0.1'
const plain = startShop()
const sites = {
  storefront: async () => new Response('a page'),
  dashboard: async () => new Response('the dashboard'),
}
const secure = startShop(sites, undefined, {
  MAIN_HOST: 'shops.example',
  TRUSTED_PROXIES: proxy,
})

const over = (scheme: string) => ({ 'x-forwarded-proto': scheme })

test('a request over http is redirected to https, if our own proxy says so', async () => {
  const host = await aDomain(secure, await plain.aStore(), { isPrimary: true })
  for (const name of [host, 'shops.example', 'www.shops.example']) {
    const get = (scheme: string, from: string) =>
      secure.fetch('/shop?page=2', { host: name, from, headers: over(scheme) })
    const led = await get('http', proxy)
    expect(led.status).toBe(308)
    expect(led.headers.get('location')).toBe(`https://${name}/shop?page=2`)
    expect((await get('https', proxy)).status).toBe(200)
    expect((await get('http', '203.0.113.7')).status).toBe(200)
  }
  const health = await secure.fetch('/healthz', { from: proxy, headers: over('http') })
  expect(health.status).toBe(200)
})

test("an owner's domain insists on https for itself, and an unknown one for nothing", async () => {
  const host = await aDomain(secure, await plain.aStore(), { isPrimary: true })
  const hstsAt = async (name: string) =>
    (await secure.fetch('/', { host: name })).headers.get('strict-transport-security')

  expect(await hstsAt(host)).toBe('max-age=31536000')
  expect(await hstsAt('shops.example')).toBe('max-age=31536000; includeSubDomains')
  expect(await hstsAt('unknown.example')).toBeNull()
})

test("a cookie that opens a closed shop is the host's alone", async () => {
  const { shop: closed } = await startStorefront(undefined, { MAIN_HOST: 'shops.example' })
  const store = await plain.aStore({ open: false })
  const host = await aDomain(closed, store, { isPrimary: true })
  const { viewKey } = (await closed.services.hosts.findById(store.storeId))!
  const until = new Date(closed.clock.now().getTime() + 3_600_000)
  const link = `/?view=${signView({ storeId: store.storeId, viewKey }, until)}`

  const [cookie = ''] = (await closed.fetch(link, { host })).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-shop_view=.+; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/)
  expect(cookie).not.toContain('Domain')

  const headers = { cookie: `shop_view=forged; ${cookie.split(';')[0]}` }
  const home = await closed.fetch('/', { host, headers })
  expect(home.status).toBe(200)
  expect(await home.text()).not.toContain('name="password"')
})
