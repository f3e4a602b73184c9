import { beforeAll, expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { aTeaHouse, startStorefront } from '../../testing/start-storefront.ts'

const { shop } = await startStorefront()

let tea: OwnedStore
beforeAll(async () => {
  tea = await aTeaHouse(shop)
})

async function read(address: string) {
  const html = await (await shop.fetch(address, { host: tea.storeDomain })).text()
  const all = (tag: RegExp) => [...html.matchAll(tag)].map(([found]) => found)
  return { images: all(/<img[^>]*>/g), preloads: all(/<link rel="preload" as="image"[^>]*>/g) }
}

test.each([
  ['/', 'hero-morning', 1],
  ['/product/sencha', 'sencha', 1],
  ['/shop', '', 3],
  ['/collection/green-tea', '', 3],
])(
  '%s fetches what is seen first at once, and the rest when it is near',
  async (address, first, atOnce) => {
    const { images } = await read(address)

    const urgent = images.filter((image) => image.includes('fetchPriority="high"'))
    expect(urgent).toEqual(first ? [images[0]] : [])
    if (first) expect(images[0]).toMatch(new RegExp(`/${first}-1280.webp.*loading="eager"`))
    const eager = images.map((image) => image.includes('loading="eager"'))
    expect(eager).toEqual(images.map((_, index) => index < atOnce))
    for (const image of images) {
      expect(image).toMatch(/srcSet="[^"]+ 320w, [^"]+ 640w, [^"]+ 1280w"/)
      expect(image).toMatch(/sizes="[^"]+".*decoding="async"/)
    }
  },
)

test('the head names the first image, for a phone its own', async () => {
  const { preloads: home } = await read('/')
  expect(home).toEqual([
    expect.stringMatching(/hero-morning-phone-640.*media="\(max-width: 767.98px\)"/),
    expect.stringMatching(/hero-morning-640.*media="not all and \(max-width: 767.98px\)"/),
  ])

  const { preloads: product } = await read('/product/sencha')
  expect(product).toEqual([
    expect.stringMatching(/sencha-640.*imageSizes="\(max-width: 719px\) 100vw/),
  ])
  for (const link of [...home, ...product]) expect(link).toContain('fetchPriority="high"')
})
