import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { greenPng, upload } from '../../../testing/an-image.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { createMediaFiles } from '../media-files.ts'
import { fileNamesOf } from '../media-item.ts'
import { createMediaLibrary } from '../media-library.ts'
import { createS3Storage } from './s3-storage.ts'

const shop = startShop({
  media: (request) => createMediaFiles(shop.services.media.storage)(request),
})

let folder: string
let server: S3rver
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-s3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  environment = {
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}/`,
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_ACCESS_KEY_ID: 'S3RVER',
    MEDIA_S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  shop.services.media.storage = createMediaLibrary(readConfig(environment)).storage
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const bucket = (changes: Record<string, string> = {}) =>
  createS3Storage(readConfig({ ...environment, ...changes }).mediaS3!)

test('a folder is removed with all of its files, and no other one', async () => {
  const storage = bucket()
  const names = ['tea/a.webp', 'tea/b.webp', 'tea-house/a.webp']
  for (const name of names) await storage.write(name, greenPng)

  await storage.removeFolder('tea')

  const left = await Promise.all(names.map((name) => storage.read(name)))
  expect(left.map((file) => file !== undefined)).toEqual([false, false, true])
  await storage.removeFolder('tea-house')
  await storage.removeFolder('tea-house')
})

test('a file is written, read and removed', async () => {
  const storage = bucket()
  await storage.write('tea/green-640.webp', greenPng)

  const found = await storage.read('tea/green-640.webp')
  expect(found?.bytes).toBe(greenPng.length)
  expect(Buffer.from(await new Response(found!.body()).arrayBuffer())).toEqual(greenPng)

  await storage.remove('tea/green-640.webp')
  expect(await storage.read('tea/green-640.webp')).toBeUndefined()
  await storage.remove('tea/green-640.webp')
})

test('an image in a bucket is served as one of the folder is', async () => {
  const store = await shop.aStore()
  const { body: image } = await upload(shop, store)

  const ask = (accept: string, method = 'GET') =>
    shop.fetch(image.url, { method, host: store.storeDomain, headers: { accept } })
  const [webp, avif, head] = [await ask('*/*'), await ask('image/avif'), await ask('*/*', 'HEAD')]
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(avif.headers.get('content-type')).toBe('image/avif')
  for (const { status, headers } of [webp, avif, head]) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('accept')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
  expect((await webp.arrayBuffer()).byteLength).toBe(Number(webp.headers.get('content-length')))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
  await avif.body?.cancel()

  await shop.call('DELETE', `/api/media/${image.id}`, { as: store.owner })
  const left = fileNamesOf(image.url).map((name) => bucket().read(`${store.storeId}/${name}`))
  expect(await Promise.all(left)).toEqual(left.map(() => undefined))
})

test.each([
  ['a key that is nobody’s', 'MEDIA_S3_ACCESS_KEY_ID', 'NOBODY'],
  ['a bucket that is not there', 'MEDIA_S3_BUCKET', 'nobodys'],
  ['a server that is away', 'MEDIA_S3_ENDPOINT', 'http://127.0.0.1:9'],
])('%s keeps nothing', async (_, name, value) => {
  const store = await shop.aStore()
  const { media } = shop.services
  const usual = media.storage
  media.storage = bucket({ [name]: value })
  onTestFinished(() => {
    media.storage = usual
  })

  expect(await upload(shop, store)).toMatchObject({
    status: 503,
    body: { code: 'media_unavailable', error: expect.stringContaining('Nothing was saved') },
  })
  const list = { as: store.owner, body: { storeId: store.storeId } }
  expect((await shop.call('GET', '/api/media', list)).body).toMatchObject({ totalElements: 0 })
})

test('half the settings of a bucket are no settings', () => {
  const { MEDIA_S3_BUCKET: _, ...half } = environment
  expect(() => readConfig(half)).toThrow(/have to be set together/)
})
