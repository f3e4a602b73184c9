import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aFile, upload } from '../../testing/an-image.ts'
import { startShop } from '../../testing/start-shop.ts'
import { createLocalStorage } from './storage/local-storage.ts'

const shop = startShop()

/** Fails from the third file on: every write to `/dev/full` reports a full disk. */
function fillDisk() {
  const { media } = shop.services
  const { storage } = media
  let written = 0
  media.storage = {
    ...storage,
    async write(name, bytes) {
      written += 1
      if (written < 3) await storage.write(name, bytes)
      else await createLocalStorage('/dev').write('full', bytes)
    },
  }
  return () => {
    media.storage = storage
  }
}

test.skipIf(!existsSync('/dev/full'))(
  'a disk that is full in the middle of an upload leaves no row and no file',
  async () => {
    const store = await shop.aStore()
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#4a7' } })
    const photo = aFile(await image.jpeg().toBuffer(), 'leaves.jpg')
    const restore = fillDisk()

    expect(await upload(shop, store, photo)).toMatchObject({
      status: 507,
      body: { code: 'media_full', error: expect.stringContaining('Nothing was saved') },
    })
    restore()

    const folder = path.join(shop.services.config.dataDir, 'media', store.storeId)
    expect(await readdir(folder)).toEqual([])
    const list = { as: store.owner, body: { storeId: store.storeId } }
    expect((await shop.call('GET', '/api/media', list)).body).toMatchObject({ totalElements: 0 })
    expect((await upload(shop, store, photo)).status).toBe(201)
    expect(await readdir(folder)).toHaveLength(8)
  },
)

test('a shop has room for so much and no more', async () => {
  const store = await shop.aStore()
  shop.services.media.maxStoreBytes = 1
  expect((await upload(shop, store)).status).toBe(201)
  expect(await upload(shop, store)).toMatchObject({
    status: 409,
    body: { code: 'media_limit_reached' },
  })
})
