import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greenPng } from '../../testing/an-image.ts'
import { aShopWithFiles } from '../../testing/product-files.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const requested: string[] = []
const old = createServer((request, response) => {
  const { url = '' } = request
  requested.push(url)
  if (url.startsWith('/moved')) response.writeHead(302, { location: '/files/tea.png' }).end()
  else if (url.startsWith('/page')) response.end('<html>')
  else if (url.startsWith('/files')) response.end(greenPng)
  else response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => old.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}`
})
afterAll(() => old.close())

const row = (handle: string, title: string, image: string, variantImage = '') =>
  `${handle},${title},${title && '5'},${title ? 'Size' : ''},${title ? 'S' : ''},${image},${variantImage}\n`
const fileOf = (...rows: string[]) =>
  `Handle,Title,Variant Price,Option1 Name,Option1 Value,Image Src,Variant Image\n${rows.join('')}`

test('the images of a file are fetched into the library and shown with their products', async () => {
  const { files } = await aShopWithFiles(shop)
  const file = fileOf(
    row('sencha', 'Sencha', `${origin}/files/first.png?v=1`, `${origin}/files/small.png`),
    row('sencha', '', `${origin}/moved/second.png`),
  )
  const ready = await files.checked(file)
  expect(requested).toEqual([])

  const done = await files.apply(ready.id)
  expect(done).toMatchObject({ state: 'done', counts: { create: 1, noted: 0 } })
  const [sencha] = await files.products()
  expect(sencha).toMatchObject({
    productImage: expect.stringContaining('/media/'),
    galleryImages: [expect.stringContaining('/media/')],
    variations: [{ image: expect.stringContaining('/media/') }],
  })
  expect(requested.toSorted()).toEqual([
    '/files/first.png?v=1',
    '/files/small.png',
    '/files/tea.png',
    '/moved/second.png',
  ])

  expect((await files.checked(file)).counts).toMatchObject({ skip: 1, update: 0 })
})

test('an image that cannot be fetched is named, and its product is imported without it', async () => {
  const { files } = await aShopWithFiles(shop)
  const { id, counts } = await files.imported(
    fileOf(
      row('sencha', 'Sencha', `${origin}/files/good.png`),
      row('sencha', '', `${origin}/gone.png`),
      row('sencha', '', `${origin}/page.png`),
      row('bancha', 'Bancha', 'https://10.0.0.7/inside.png'),
    ),
  )

  expect(counts).toMatchObject({ create: 2, noted: 2 })
  const items = await files.items(id, 'noted')
  const texts = items.map(({ messages }) => messages.map(({ text }) => text).join())
  expect(texts[0]).toContain('2 images could not be fetched.')
  expect(texts[0]).toContain('gone.png: The server answered 404.')
  expect(texts[1]).toContain('inside.png: Use an address that can be reached on the Internet.')
  expect(await files.products()).toMatchObject([
    { name: 'Bancha', productImage: null },
    { name: 'Sencha', productImage: expect.stringContaining('/media/'), galleryImages: [] },
  ])
})

test('an import whose images are still fetched can be given up, and has changed nothing', async () => {
  const { files } = await aShopWithFiles(shop)
  const { id } = await files.checked(fileOf(row('sencha', 'Sencha', `${origin}/files/late.png`)))
  const { body } = await files.call('POST', `/${id}/apply`)
  expect(body).toMatchObject({ state: 'fetching', progress: 0 })

  expect((await files.call('DELETE', `/${id}`)).status).toBe(200)
  await shop.runImports()
  expect(await files.products()).toEqual([])
})

test('undoing leaves the images in the library', async () => {
  const { files } = await aShopWithFiles(shop)
  const file = fileOf(row('sencha', 'Sencha', `${origin}/files/kept.png`))
  const { id } = await files.imported(file)
  await files.undo(id)
  expect(await files.products()).toEqual([])

  const before = requested.length
  await files.imported(file)
  expect(requested).toHaveLength(before)
})
