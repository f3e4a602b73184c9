import type { MediaDetails, MediaItem } from '@vitrine/contract/content/media.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aFile, greenPng, upload } from '../../testing/an-image.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { createMediaFiles } from './media-files.ts'
import { fileNamesOf } from './media-item.ts'

const shop = startShop({
  media: (request) => createMediaFiles(shop.services.media.storage)(request),
})

const list = (store: OwnedStore, query: object = {}) =>
  shop.call<PageOf<MediaItem>>('GET', '/api/media', {
    as: store.owner,
    body: { storeId: store.storeId, ...query },
  })
const get = ({ owner }: OwnedStore, { id }: MediaItem) =>
  shop.call<MediaDetails>('GET', `/api/media/${id}`, { as: owner })
const remove = ({ owner }: OwnedStore, { id }: MediaItem, body?: object) =>
  shop.call('DELETE', `/api/media/${id}`, { as: owner, body })

async function aPhoto(width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#c33' } })
  return await image.jpeg().withMetadata({ orientation: 6 }).toBuffer()
}

test('an uploaded image is stored upright in its sizes, and nothing but its pixels', async () => {
  const store = await shop.aStore()
  const photo = aFile(await aPhoto(2400, 1200), 'Crème brûlée.JPG')

  const { status, body } = await upload(shop, store, photo, { alt: ' A dessert ' })

  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Crème brûlée.JPG', alt: 'A dessert' })
  expect(body).toMatchObject({ width: 960, height: 1920 })
  expect(body.url).toMatch(
    new RegExp(`^/media/${store.storeId}/creme-brulee-[0-9a-f]{10}-(?:c33){3}-960x1920\\.webp$`),
  )
  for (const name of fileNamesOf(body.url)) {
    const answer = await shop.fetch(`/media/${store.storeId}/${name}`, { host: store.storeDomain })
    expect([name, answer.status]).toEqual([name, 200])
    const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(stored).not.toHaveProperty('exif')
  }
})

test('an image that lets the page shine through stays so, and has no colours of its own', async () => {
  const store = await shop.aStore()
  const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
  const { body } = await upload(shop, store, aFile(await clear.png().toBuffer(), 'logo.png'))

  expect(body.url).toMatch(/\/logo-[0-9a-f]{10}-40x20\.webp$/)
  const answer = await shop.fetch(body.url)
  const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(stored).toMatchObject({ hasAlpha: true, width: 40 })
})

test('a TIFF is taken like any other image', async () => {
  const store = await shop.aStore()
  const scan = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
  const { status, body } = await upload(shop, store, aFile(await scan.tiff().toBuffer(), 'a.tif'))

  expect(status).toBe(201)
  expect(body).toMatchObject({ width: 40, height: 20 })
})

/** Alternates black and white, since equal frames would be merged; each has its own duration. */
function anAnimation(frames: number, width: number, height: number) {
  const bytes = width * height * 3
  const data = Buffer.alloc(bytes * frames)
  for (let at = 1; at < frames; at += 2) data.fill(255, at * bytes, (at + 1) * bytes)
  const delay = Array.from({ length: frames }, (_, at) => 100 + (at % 2) * 50)
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return { image: sharp(data, { raw }), delay }
}

test.each(['gif', 'webp'] as const)(
  'an animated %s stays animated in all of its sizes',
  async (kind) => {
    const store = await shop.aStore()
    const { image, delay } = anAnimation(4, 700, 300)
    const file = await image[kind]({ delay, loop: 0 }).toBuffer()

    const { status, body } = await upload(shop, store, aFile(file, `spin.${kind}`))

    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 700, height: 300 })
    const named = fileNamesOf(body.url).filter((name) => name.endsWith('.webp'))
    expect(named).toHaveLength(3)
    for (const name of named) {
      const answer = await shop.fetch(`/media/${store.storeId}/${name}`, {
        host: store.storeDomain,
        headers: { accept: 'image/avif,image/webp' },
      })
      expect(answer.headers.get('content-type')).toBe('image/webp')
      const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(stored).toMatchObject({ pages: 4, delay, loop: 0 })
    }
    expect(await remove(store, body)).toMatchObject({ status: 200 })
    expect((await shop.fetch(body.url)).status).toBe(404)
  },
)

test('a GIF of one frame is a still like any other', async () => {
  const store = await shop.aStore()
  const still = await anAnimation(1, 40, 20).image.gif().toBuffer()
  const { body } = await upload(shop, store, aFile(still, 'still.gif'))
  const answer = await shop.fetch(body.url, { headers: { accept: 'image/avif,image/webp' } })
  expect(answer.headers.get('content-type')).toBe('image/avif')
})

test.each([
  ['too many frames', 501, 2],
  ['too many pixels in its frames', 210, 500],
])('an animation of %s is refused before it is decoded', async (_, frames, side) => {
  const store = await shop.aStore()
  const { image } = anAnimation(frames, side, side)
  const file = await image.gif({ effort: 1 }).toBuffer()

  expect(await upload(shop, store, aFile(file, 'bomb.gif'))).toMatchObject({
    status: 413,
    body: { code: 'animation_too_long', error: expect.stringContaining('500 frames') },
  })
  expect((await list(store)).body.totalElements).toBe(0)
})

const sentences = {
  file_empty: [400, /empty/],
  not_a_picture: [415, /not a JPEG/],
  svg_not_taken: [415, /SVG/],
  heic_not_taken: [415, /Export the photo as JPEG/],
  picture_damaged: [400, /damaged/],
  picture_too_large: [413, /20 MB and 50 megapixels/],
} as const

function hugePng(side: number) {
  const png = Buffer.from(greenPng)
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  return png
}

test.each<[string, Buffer, keyof typeof sentences]>([
  ['an empty file', Buffer.of(), 'file_empty'],
  [
    'a renamed program',
    Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run'),
    'not_a_picture',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'), 'svg_not_taken'],
  [
    'a photo of an iPhone',
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    'heic_not_taken',
  ],
  ['a PNG without its end', greenPng.subarray(0, 60), 'picture_damaged'],
  ['a signature with nothing behind it', greenPng.subarray(0, 12), 'picture_damaged'],
  ['a PNG of 30,000 by 30,000', hugePng(30_000), 'picture_too_large'],
  ['more than 20 MB', Buffer.alloc(21 * 1024 * 1024), 'picture_too_large'],
])('%s is refused in a clear sentence, and nothing is stored', async (_, bytes, code) => {
  const store = await shop.aStore()
  const [status, sentence] = sentences[code]

  const refused = await upload(shop, store, aFile(bytes, 'tea.png'))

  expect(refused).toMatchObject({ status, body: { code, error: expect.stringMatching(sentence) } })
  expect((await list(store)).body.totalElements).toBe(0)
})

test('a photo cut off in the middle is refused', async () => {
  const store = await shop.aStore()
  const photo = await aPhoto(800, 600)

  const refused = await upload(shop, store, aFile(photo.subarray(0, photo.length / 2), 'a.jpg'))

  expect(refused).toMatchObject({ status: 400, body: { code: 'picture_damaged' } })
})

test('what is no form with a file is refused', async () => {
  const store = await shop.aStore()
  const send = (rawBody: string, type: string) =>
    shop.fetch('/api/media', {
      method: 'POST',
      as: store.owner,
      rawBody,
      headers: { 'content-type': type },
    })
  const answers = await Promise.all([
    send('nonsense', 'multipart/form-data; boundary=x'),
    send('', 'multipart/form-data; boundary=x'),
    send(JSON.stringify({ storeId: store.storeId }), 'application/json'),
    send('nonsense', 'image/png'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 415])
})

test('without a session no file is read', async () => {
  const { storeId } = await shop.aStore()
  const rawBody = new FormData()
  rawBody.append('storeId', storeId)
  rawBody.append('file', aFile(greenPng))
  const answer = await shop.fetch('/api/media', { method: 'POST', rawBody })
  expect([answer.status, rawBody.has('file')]).toEqual([401, true])
})

test('images are found by name and by what they show, newest first', async () => {
  const store = await shop.aStore()
  await upload(shop, store, aFile(greenPng, 'sencha_1.png'), { alt: 'Leaves in a bowl' })
  await upload(shop, store, aFile(greenPng, 'gaiwan.png'))

  const names = async (query: object) =>
    (await list(store, query)).body.content.map(({ name }) => name)
  expect(await names({})).toEqual(['gaiwan.png', 'sencha_1.png'])
  expect(await names({ search: 'BOWL' })).toEqual(['sencha_1.png'])
  expect(await names({ search: 'a_1' })).toEqual(['sencha_1.png'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ pageSize: 1, pageNumber: 1 })).toEqual(['sencha_1.png'])
})

test('the alt text can be changed, and can be too long', async () => {
  const store = await shop.aStore()
  const { body: image } = await upload(shop, store)
  const change = (alt: string) =>
    shop.call('PUT', `/api/media/${image.id}`, { as: store.owner, body: { alt } })

  expect(await change('Green')).toMatchObject({ status: 200, body: { alt: 'Green' } })
  expect(await change('x'.repeat(301))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'alt' }] },
  })
})

test('an image in use says where, and is deleted only by those who insist', async () => {
  const store = await shop.aStore()
  const { body: image } = await upload(shop, store)
  const { storeId, owner } = store
  const { url } = image
  const small = url.replace(/-\d+x\d+\.webp$/, '-320.webp')
  await shop.aProduct(store, {
    name: 'Sencha',
    galleryImages: [url],
    attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: 'Small' }] }],
    variations: [{ price: 3, attributes: { Size: 'Small' }, image: url }],
  })
  await shop.aProduct(store, {
    name: 'Bancha',
    status: 'draft',
    description: `<a href="${small}">Leaves</a>`,
  })
  await shop.call('POST', '/api/category/add-category', {
    as: owner,
    body: { storeId, name: 'Green tea', image: `http://${store.storeDomain}${url}` },
  })
  const content = [
    { id: 'one', type: 'imageBlock', contentType: 'normal', props: { src: url, alt: 'Tea' } },
  ]
  await shop.call('POST', '/api/page/add-page', {
    as: owner,
    body: { storeId, name: 'Story', content },
  })
  await shop.call('PUT', '/api/store/update-store-general-details', {
    as: owner,
    body: { storeId, logo: url },
  })

  const { body } = await get(store, image)
  expect(body.usedIn.map(({ kind, name, isPublic }) => [kind, name, isPublic])).toEqual([
    ['category', 'Green tea', true],
    ['page', 'Story', false],
    ['product', 'Bancha', false],
    ['product', 'Sencha', true],
    ['store', store.name, true],
    ['variation', 'Sencha', true],
  ])
  expect(await remove(store, image)).toMatchObject({
    status: 409,
    body: { code: 'picture_in_use', details: { useCount: 6 } },
  })
  expect((await shop.fetch(url)).status).toBe(200)

  expect(await remove(store, image, { force: true })).toMatchObject({ status: 200 })
  expect((await shop.fetch(url)).status).toBe(404)
  expect((await get(store, image)).status).toBe(404)
})

test('an image that nothing shows goes with all its files', async () => {
  const store = await shop.aStore()
  const { body: image } = await upload(shop, store, aFile(await aPhoto(700, 700), 'a.jpg'))

  expect(await remove(store, image)).toMatchObject({ status: 200, body: { done: true } })

  const { storage } = shop.services.media
  const left = fileNamesOf(image.url).map((name) => storage.read(`${store.storeId}/${name}`))
  expect(await Promise.all(left)).toEqual(left.map(() => undefined))
  expect((await remove(store, image)).status).toBe(404)
})
