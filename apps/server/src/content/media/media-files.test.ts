import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import { pageTemplates } from '@vitrine/sections/templates/page-templates.ts'
import sharp from 'sharp'
import { shopTemplates } from '@vitrine/sections/templates/shops/shop-templates.ts'
import { templateImage } from '@vitrine/sections/templates/shops/template-image.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeSizes, toPixels } from './encode-sizes.ts'
import { createMediaFiles } from './media-files.ts'
import { createLocalStorage } from './storage/local-storage.ts'
import type { MediaStorage } from './storage/media-storage.ts'

const field = (width: number, height: number) =>
  toPixels(
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <path d="M0 0h${width}v${height / 2}h${-width}z" fill="#f00"/>
        <path d="M0 ${height / 2}h${width}v${height / 2}h${-width}z" fill="#0f0"/>
        <circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#fff"/>
      </svg>`),
    ).removeAlpha(),
  )

let dataDir: string
const largest = new Map<string, string>()
let storage: MediaStorage
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  storage = createLocalStorage(path.join(dataDir, 'media'))
  await store('wide', await field(1920, 1080))
  await store('square', await field(1080, 1080), { isLargestInAvif: false })
})

async function store(name: string, pixels: Awaited<ReturnType<typeof field>>, wishes: object = {}) {
  const image = await encodeSizes(pixels, { name, ...wishes })
  for (const file of image.files) await storage.write(`tea/${file.name}`, file.bytes)
  largest.set(name, image.largest)
}
afterAll(async () => await rm(dataDir, { recursive: true }))

const sectionTypes = Object.keys(sectionSchemas)

const withAvif = 'image/avif,image/webp,*/*;q=0.8'

async function get(address: string, accept = '*/*') {
  const media = createMediaFiles(storage)
  const answer = await media(new Request(`http://tea.shop${address}`, { headers: { accept } }))
  return { answer, type: answer.headers.get('content-type') }
}

const addressOf = (name: string) => `/media/tea/${largest.get(name)}`
const candidatesOf = (name: string) => mediaImage(addressOf(name))!.srcSet.split(', ')

test('every candidate of a srcset is there, as wide as it says', async () => {
  for (const name of ['wide', 'square']) {
    for (const candidate of candidatesOf(name)) {
      const [address = '', width = ''] = candidate.split(' ')
      const { answer, type } = await get(address)
      expect(type, candidate).toBe('image/webp')
      const image = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(`${image.width}w`, candidate).toBe(width)
    }
  }
  expect(candidatesOf('wide').at(-1)).toMatch(/1920w$/)
  expect(candidatesOf('square').at(-1)).toMatch(/1080w$/)
})

test('a browser that takes AVIF gets it under the same address', async () => {
  const [small = ''] = candidatesOf('wide')[0]!.split(' ')
  const { answer, type } = await get(small, withAvif)

  expect(type).toBe('image/avif')
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('vary')).toBe('accept')
  expect((await get(small)).answer.headers.get('vary')).toBe('accept')
})

test('where an image has no AVIF, WebP does', async () => {
  expect((await get(addressOf('square'), withAvif)).type).toBe('image/webp')
  expect((await get('/media/tea/gone-640.webp', withAvif)).answer.status).toBe(404)
})

test("an image's address tells its size and what it looks like from afar", () => {
  expect(mediaImage(addressOf('wide'))).toMatchObject({ width: 1920, height: 1080 })
  const [, above = '', middle = '', below = ''] =
    /-([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})-/.exec(addressOf('square')) ?? []
  expect(above).toMatch(/^f[0-5]{2}$/)
  expect(middle).toMatch(/^[c-f]{2}[6-f]$/)
  expect(below).toMatch(/^[0-5]f[0-5]$/)
})

test('every image of the presets and templates is served, under an address for all shops', async () => {
  const shown = JSON.stringify([pageTemplates, sectionTypes.map(presetsOf)])
  const addresses = new Set([...shown.matchAll(/\/media\/stock\/[^"]+/g)].map(([found]) => found))
  const drawings = [...addresses].filter((address) => address.endsWith('.svg'))
  expect(drawings).toHaveLength(9)
  for (const address of addresses) {
    const { answer, type } = await get(address)
    const expected = drawings.includes(address) ? 'image/svg+xml' : 'image/webp'
    expect([address, answer.status, type]).toEqual([address, 200, expected])
  }
  expect((await get('/media/stock/nothing.svg')).answer.status).toBe(404)
  expect((await get('/media/stock/..%2f..%2fpackage.svg')).answer.status).toBe(404)
})

test('every image of the shop templates is served in its sizes, and in no others', async () => {
  const used = JSON.stringify(shopTemplates).match(/\/media\/stock\/[^"]+/g) ?? []
  const ofProducts = shopTemplates.flatMap(({ slug, products }) =>
    products.map((product) => templateImage(slug, product.slug)),
  )
  for (const address of new Set([...used, ...ofProducts])) {
    const { answer, type } = await get(address)
    expect([address, answer.status, type]).toEqual([address, 200, 'image/webp'])
  }
  const small = await get('/media/stock/tea-hero-320.webp')
  expect([small.answer.status, small.type]).toEqual([200, 'image/webp'])
  for (const address of ['tea-hero-321', 'tea-none-320', 'tea-hero-0', '..%2f..%2ftea-hero-320'])
    expect((await get(`/media/stock/${address}.webp`)).answer.status, address).toBe(404)
})
