import { readdir, truncate, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { newId } from '@vitrine/db/new-id.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { upload } from '../../../testing/an-image.ts'
import { archiveOf, bring, filesOf, packFiles } from '../../../testing/shop-archives.ts'
import { startShop } from '../../../testing/start-shop.ts'

const shop = startShop()
const store = await shop.aStore()
await shop.aProduct(store, { stock: 3, description: '<p>Green</p>' })
await upload(shop, store)
const good = await filesOf(await archiveOf(shop, store.storeId))
const owner = await shop.aUser()
const products = 'tables/products/000001.jsonl'
const image = [...good.keys()].find((name) => name.startsWith('media/'))!

const storesNow = async () =>
  (
    await onServer(
      inject('databaseUrl'),
      `SELECT store_id FROM store_members WHERE user_id = '${owner.userId}' ORDER BY 1`,
    )
  ).rows
const foldersNow = async () => await readdir(mediaFolder(shop.services.config))

async function refused(file: string): Promise<string> {
  const [stores, folders] = [await storesNow(), await foldersNow()]
  const problem = await bring(shop, file, owner).then(
    () => 'It was brought.',
    (error: Error) => `${error.name === 'Error' ? '' : error.name}${error.message}`,
  )
  expect(await storesNow()).toEqual(stores)
  expect(await foldersNow()).toEqual(folders)
  return problem
}

const changed = (name: string, change: (text: string) => string) =>
  new Map(good).set(name, Buffer.from(change(good.get(name)!.toString('utf8'))))

test('the archive itself, packed in the same way, is brought', async () => {
  expect(await bring(shop, await packFiles(shop, good), owner)).toMatchObject({ name: store.name })
})

test.each([
  ['../../../etc/cron.d/vitrine', 'does not belong into an archive'],
  ['/etc/passwd', 'does not belong into an archive'],
  ['media/../../secret', 'does not belong into an archive'],
  ['tables/users/000001.jsonl', 'does not belong into an archive'],
  ['tables/api_keys/000001.jsonl', 'does not belong into an archive'],
])('a file named %s is refused', async (name, sentence) => {
  const file = await packFiles(shop, good, { extra: [{ header: { name }, body: '{}\n' }] })
  expect(await refused(file)).toContain(sentence)
})

test.each(['symlink', 'link', 'directory', 'fifo'] as const)('a %s is refused', async (type) => {
  const header = { name: image, type, linkname: '/etc/passwd' }
  expect(await refused(await packFiles(shop, good, { extra: [{ header }] }))).toContain(
    `is a ${type}, not a plain file`,
  )
})

test('an archive that unpacks to far more than it holds is refused', async () => {
  const zeros = Buffer.alloc(40 * 1024 * 1024)
  good.get(image)!.copy(zeros, 0, 0, 64)
  const files = new Map(good)
  for (const name of ['a', 'b', 'c']) files.set(`media/${name}.webp`, zeros)
  expect(await refused(await packFiles(shop, files))).toContain('unpacks to far more')
})

test('a file that is larger than any of a shop is refused by its header', async () => {
  const files = new Map(good).set(products, Buffer.alloc(80_000_000, ' '))
  expect(await refused(await packFiles(shop, files))).toContain('is too large')
})

test('a changed file does not fit its checksum', async () => {
  const files = changed(products, (text) => text.replace('"price":1250', '"price":1'))
  const file = await packFiles(shop, files, { keepsChecksums: true })
  expect(await refused(file)).toBe(
    `${JSON.stringify(products)} is damaged: it does not fit its checksum.`,
  )
})

test('a missing file is named', async () => {
  const files = new Map(good)
  files.delete(image)
  const file = await packFiles(shop, files, { keepsChecksums: true })
  expect(await refused(file)).toBe(
    `The archive is incomplete: ${JSON.stringify(image)} is missing.`,
  )
})

test('an archive that breaks off, and a file that is none, are refused', async () => {
  const file = await packFiles(shop, good)
  await truncate(file, 900)
  expect(await refused(file)).toContain('damaged')
  await writeFile(file, 'no archive at all')
  expect(await refused(file)).toContain('damaged')
  await writeFile(file, gzipSync(''))
  expect(await refused(file)).toContain('not an archive of a shop')
})

test('an archive of a newer version asks for an update', async () => {
  const files = changed('format.json', (text) => text.replace('"version": 1', '"version": 2'))
  expect(await refused(await packFiles(shop, files))).toBe(
    'The archive has version 2 of the format, and this installation knows version 1. It has to be updated before it can bring this shop.',
  )
})

test('a column of a newer version is named', async () => {
  const files = changed(products, (text) => text.replaceAll('{"id"', '{"colour_of_box":1,"id"'))
  expect(await refused(await packFiles(shop, files))).toContain('"colour_of_box"')
})

test('rows cannot choose their store', async () => {
  const victim = await shop.aStore()
  const files = changed(products, (text) =>
    text.replaceAll('{"id"', `{"store_id":"${victim.storeId}","id"`),
  )
  expect(await refused(await packFiles(shop, files))).toContain('"store_id"')
})

test('an image of another store is refused', async () => {
  const victim = await shop.aStore()
  const files = changed('tables/media/000001.jsonl', (text) =>
    text.replaceAll(store.storeId, victim.storeId),
  )
  expect(await refused(await packFiles(shop, files))).toContain('is not of this shop')
})

test('rows that refer to nothing, and values that fit no column, leave nothing behind', async () => {
  const orphan = `${JSON.stringify({ id: newId(), product_id: newId(), position: 1, price: 1 })}\n`
  const lone = new Map<string, Buffer>()
  for (const [name, bytes] of good) {
    lone.set(name, bytes)
    if (name === products) lone.set('tables/variations/000001.jsonl', Buffer.from(orphan))
  }
  expect(await refused(await packFiles(shop, lone))).toContain('do not fit together (variations')
  const odd = changed(products, (text) => text.replace('"price":1250', '"price":"much"'))
  expect(await refused(await packFiles(shop, odd))).toContain('do not fit together')
})

test('a file that only has the name of an image is refused', async () => {
  const files = new Map(good).set(image, Buffer.from('<svg onload="alert(1)"></svg>'.repeat(9)))
  expect(await refused(await packFiles(shop, files))).toBe(
    `${JSON.stringify(image)} is not an image.`,
  )
})

test('scripts in texts do not come along', async () => {
  const files = changed(products, (text) =>
    text.replace('<p>Green</p>', '<p>Green</p><img src=x onerror=alert(1)>'),
  )
  const { storeId } = await bring(shop, await packFiles(shop, files), owner)
  const { rows } = await onServer(
    inject('databaseUrl'),
    `SELECT description FROM products WHERE store_id = '${storeId}'`,
  )
  expect(String(rows[0]!['description'])).not.toContain('onerror')
})
