import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { defaultTheme, themeOf } from '@vitrine/contract/content/theme.ts'
import { starterTheme, themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import { expect, test } from 'vitest'
import { openStaticFiles } from '../../platform/http/static-files.ts'
import { storefrontBuild } from '../../web/storefront/load-storefront.ts'
import { createPageCache } from '../../web/storefront/page-cache.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'

const { shop } = await startStorefront(createPageCache())

const [, atelier, botanica] = themePresets.map(({ theme }) => theme)

const update = ({ owner, storeId }: OwnedStore, theme: unknown, as = owner) =>
  shop.call('PUT', '/api/store/update-theme', { as, body: { storeId, theme } })

const read = ({ owner, storeId }: OwnedStore) =>
  shop.call('GET', '/api/store/get-theme', { as: owner, body: { storeId } })

const homeOf = async ({ storeDomain }: OwnedStore) =>
  (await shop.fetch('/', { host: storeDomain })).text()

test('a new store wears a preset whose fonts we serve', async () => {
  const store = await shop.aStore()
  expect(await read(store)).toMatchObject({ status: 200, body: { theme: starterTheme } })
  const { headingFont, bodyFont } = starterTheme
  for (const font of [headingFont, bodyFont])
    expect(['sans', 'serif', 'rounded', 'mono']).not.toContain(font)
})

test('a change of the theme shows on the next request, on every page', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { slug: 'sencha' })
  expect(await homeOf(store)).toContain('--page:#faf5ec')

  expect(await update(store, botanica)).toMatchObject({ status: 200, body: { theme: botanica } })

  const visit = async (path: string) => (await shop.fetch(path, { host: store.storeDomain })).text()
  for (const path of ['/', '/shop', '/product/sencha', '/checkout', '/nowhere']) {
    const html = await visit(path)
    expect(html).toContain('--page:#f3f7f0;--text:#1c2b22;--accent:#2f6b4a;--on-accent:#ffffff')
    expect(html).toContain('--font-heading:var(--font-lora)')
  }
})

test('what a storefront asks of its store names the theme', async () => {
  const store = await shop.aStore()
  await update(store, botanica)
  const { storeDomain } = store
  const body = { domain: storeDomain }
  const info = await shop.call<StoreInfo>('GET', '/api/store/get-store-info', {
    host: storeDomain,
    body,
  })
  expect(info.body.theme).toEqual(botanica)
})

test("another owner's store keeps its theme", async () => {
  const [mine, theirs] = [await shop.aStore(), await shop.aStore()]
  expect(await update(theirs, botanica, mine.owner)).toMatchObject({ status: 404 })
  expect(await read(theirs)).toMatchObject({ body: { theme: starterTheme } })
})

test.each([
  ['text that does not stand out from the page', { textColor: '#cccccc' }, 'textColor'],
  ['a colour that is none', { accentColor: 'red;}body{display:none' }, 'accentColor'],
  ['a colour that shines through', { pageColor: '#ffffff80' }, 'pageColor'],
  ['a font that we do not serve', { bodyFont: 'Comic Sans' }, 'bodyFont'],
  ['a corner that is too round', { cornerRadius: 300 }, 'cornerRadius'],
  ['an unknown field', { css: '*{}' }, 'theme'],
])('%s is refused', async (_, values, field) => {
  const store = await shop.aStore()
  const refused = await update(store, { ...defaultTheme, ...values })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain(field)
  expect(await read(store)).toMatchObject({ body: { theme: starterTheme } })
})

test('a stored theme with a missing or wrong field still applies', () => {
  expect(themeOf({ accentColor: '#2f5d50' })).toEqual({ ...defaultTheme, accentColor: '#2f5d50' })
  expect(themeOf({ accentColor: 'url(x)' })).toEqual(defaultTheme)
  expect(themeOf(null)).toEqual(defaultTheme)
})

const fontsAskedFor = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/assets\/([a-z]+)-/g)].map(
    ([, name]) => name,
  )

test('a page asks at once for the fonts of its theme, two at most, and for no others', async () => {
  const store = await shop.aStore()
  await update(store, defaultTheme)
  expect(fontsAskedFor(await homeOf(store))).toEqual([])
  await update(store, atelier)
  expect(fontsAskedFor(await homeOf(store))).toEqual(['figtree', 'fraunces'])
  await update(store, { ...defaultTheme, headingFont: 'syne', bodyFont: 'syne' })
  expect(fontsAskedFor(await homeOf(store))).toEqual(['syne'])
})

test('font files are ours, light, and cached by browsers for a year', async () => {
  const folder = path.join(storefrontBuild, 'client')
  const files = await openStaticFiles(folder)
  const fonts = await Array.fromAsync(glob('assets/*-latin-*-normal-*.woff2', { cwd: folder }))
  expect(fonts.filter((file) => !file.includes('latin-ext'))).toHaveLength(5)
  for (const file of fonts) {
    const answer = await files.answer(new Request('http://tea.localhost/'), `/${file}`)
    expect(answer?.headers.get('content-type')).toBe('font/woff2')
    expect(answer?.headers.get('cache-control')).toContain('immutable')
    expect(Number(answer?.headers.get('content-length')), file).toBeLessThanOrEqual(30_000)
  }
})
