import type { FontItem } from '@vitrine/contract/content/fonts.ts'
import { defaultTheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { expect, test } from 'vitest'
import { aFont } from '../../testing/a-font.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from '../../web/storefront/page-cache.ts'
import { createMediaFiles } from '../media/media-files.ts'

const { shop } = await startStorefront(createPageCache())

async function upload({ storeId, owner }: OwnedStore, file: File, licence = 'yes') {
  const form = new FormData()
  form.append('storeId', storeId)
  form.append('licence', licence)
  form.append('file', file)
  const answer = await shop.fetch('/api/fonts', { method: 'POST', as: owner, rawBody: form })
  return { status: answer.status, body: (await answer.json()) as FontItem }
}

const listOf = async ({ owner, storeId }: OwnedStore) =>
  (await shop.call<{ fonts: FontItem[] }>('GET', '/api/fonts', { as: owner, body: { storeId } }))
    .body.fonts

const changeTheme = ({ owner, storeId }: OwnedStore, changes: Partial<Theme>) =>
  shop.call('PUT', '/api/store/update-theme', {
    as: owner,
    body: { storeId, theme: { ...defaultTheme, ...changes } },
  })

const homeOf = async ({ storeDomain }: OwnedStore) =>
  (await shop.fetch('/', { host: storeDomain })).text()

test("an owner's font is split by script, served, used, and deleted with a font behind it", async () => {
  const store = await shop.aStore()
  const { status, body: font } = await upload(store, aFont())
  expect(status).toBe(201)
  expect(font).toMatchObject({ name: 'Jost' })
  expect(font.url).toMatch(/^\/media\/[\w-]+\/jost-[0-9a-f]{10}-100x900-l\w*-l\.woff2$/)
  expect(await listOf(store)).toEqual([font])
  // Fonts count in the shop's storage, and are not offered as images.
  const media = await shop.call('GET', '/api/media', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(media.body).toMatchObject({ totalElements: 0 })

  const file = async () =>
    await createMediaFiles(shop.services.media.storage)(new Request(`http://tea.shop${font.url}`))
  const served = await file()
  expect(served.headers.get('content-type')).toBe('font/woff2')
  expect(Buffer.from(await served.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')

  const own = { name: font.name, url: font.url }
  expect((await changeTheme(store, { ownFonts: { heading: own } })).status).toBe(200)
  const html = await homeOf(store)
  expect(html).toContain(`src:url(${font.url})format('woff2');unicode-range:U+0000-00FF`)
  expect(html).toContain(`href="${font.url}"`)
  expect(html).toContain('--font-heading:&#x27;Jost&#x27;,var(--font-sans)')

  const remove = (force: boolean) =>
    shop.call('DELETE', `/api/media/${font.id}`, { as: store.owner, body: { force } })
  expect(await remove(false)).toMatchObject({ status: 409, body: { code: 'picture_in_use' } })
  expect((await remove(true)).status).toBe(200)
  expect((await file()).status).toBe(404)
  expect(await listOf(store)).toEqual([])
})

const text = (words: string) => new File([words], 'font.woff2')

test.each([
  ['a font file that is none', text('not a font at all'), 415, 'not_a_font'],
  ['one that only begins like a font', text(`wOF2${'x'.repeat(500)}`), 415, 'not_a_font'],
  ['an empty file', text(''), 400, 'file_empty'],
  ['one of more than 2 MB', text('x'.repeat(2_100_000)), 413, 'font_too_large'],
])('%s is refused with a sentence', async (_, file, status, code) => {
  const store = await shop.aStore()
  const refused = await upload(store, file)
  expect(refused).toMatchObject({ status, body: { code } })
  expect(await listOf(store)).toEqual([])
})

test('a font is taken only with its licence confirmed, and a theme names no other file', async () => {
  const store = await shop.aStore()
  const refused = await upload(store, aFont(), 'no')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Confirm that you may use this font')
  for (const url of [
    'https://evil.example/x.woff2',
    '/media/a/b.woff2',
    "/media/a/b');*-1x9-l-l.woff2",
  ])
    expect((await changeTheme(store, { ownFonts: { body: { name: 'X', url } } })).status).toBe(400)
  const name = "x';}*{"
  const url = '/media/a/b-100x900-l-l.woff2'
  expect((await changeTheme(store, { ownFonts: { body: { name, url } } })).status).toBe(400)
})
