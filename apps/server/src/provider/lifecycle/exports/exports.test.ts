import { readdir, writeFile } from 'node:fs/promises'
import type { BroughtShop, ShopArchive } from '@vitrine/contract/provider/archives.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { StoreOfMember } from '@vitrine/contract/shop/store.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { runDue } from '../../../platform/jobs/due-work.ts'
import { newWorkFile } from '../../../platform/work-files.ts'
import { filesOf } from '../../../testing/shop-archives.ts'
import { storeOutbox } from '../../../testing/store-outbox.ts'
import { type OwnedStore, startShop, type User } from '../../../testing/start-shop.ts'
import { bringWork } from '../bring/bring-work.ts'
import { exportWork } from './export-work.ts'
import { forgetExports } from './forget-exports.ts'

// The work looks at all stores.
const shop = startShop({}, await openOwnDatabase())
const day = 24 * 60

const runExports = () => runDue(exportWork(shop.services), shop.services)
const request = ({ storeId, owner }: OwnedStore) =>
  shop.call<ShopArchive>('POST', '/api/archives', { as: owner, body: { storeId } })
const latest = async ({ storeId, owner }: OwnedStore) =>
  (await shop.call<ShopArchive[]>('GET', '/api/archives', { as: owner, body: { storeId } })).body[0]
const link = ({ storeId, owner }: OwnedStore) =>
  shop.call<{ url: string }>('POST', '/api/archives/link', { as: owner, body: { storeId } })
const pathOf = (url: string) => new URL(url).pathname

async function filesWith(text: string): Promise<string[]> {
  const files = await readdir(mediaFolder(shop.services.config), { recursive: true })
  return files.filter((file) => file.includes(text) && file.endsWith('.gz'))
}

test('an owner downloads the shop, is told by email, and brings it into another account', async () => {
  const store = await shop.aStore({ name: 'Tea of the hills' })
  await shop.aProduct(store, { name: 'Sencha' })
  const requested = await request(store)
  expect(requested).toMatchObject({ status: 200, body: { status: 'waiting' } })
  expect((await request(store)).body.id).toBe(requested.body.id)
  expect((await link(store)).status).toBe(404)
  await runExports()

  expect(await latest(store)).toMatchObject({ status: 'ready', bytes: expect.any(Number) })
  expect(await storeOutbox(shop.services, store)).toMatchObject([
    { to: store.owner.email, subject: 'Your download of Tea of the hills is ready' },
  ])
  const { url } = (await link(store)).body
  const answer = await shop.fetch(pathOf(url))
  expect(answer.headers.get('content-type')).toBe('application/gzip')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const file = await newWorkFile(shop.services.config)
  await writeFile(file, bytes)
  expect([...(await filesOf(file)).keys()]).toContain('tables/products/000001.jsonl')

  const owner = await shop.aUser()
  expect(await send(owner, bytes)).toMatchObject({ status: 201, body: { status: 'waiting' } })
  expect(await send(owner, bytes)).toMatchObject({ status: 409 })
  await runDue(bringWork(shop.services), shop.services)
  const [brought] = (await shop.call<BroughtShop[]>('GET', '/api/archives/brought', { as: owner }))
    .body
  expect(brought).toMatchObject({ status: 'done', fileName: 'shop.tar.gz' })
  const stores = await shop.call<StoreOfMember[]>('GET', '/api/store/find-stores', {
    as: owner,
    body: { userId: owner.userId },
  })
  expect(stores.body).toMatchObject([
    { storeId: brought!.storeId, name: 'Tea of the hills', status: 'draft', role: 'owner' },
  ])
  expect(await filesWith('imports')).toEqual([])
})

test('an address of a download works for ten minutes, and for its own file only', async () => {
  const store = await shop.aStore()
  await request(store)
  await runExports()
  const first = pathOf((await link(store)).body.url)
  const second = pathOf((await link(store)).body.url)
  expect((await shop.fetch(first)).status).toBe(404)
  expect((await shop.fetch(second)).status).toBe(200)
  expect((await shop.fetch(second, { host: store.storeDomain })).status).toBe(404)
  expect((await shop.fetch(second.slice(0, -1))).status).toBe(404)
  const id = second.split('/')[3]
  expect((await shop.fetch(`/media/${store.storeId}/exports/${id}.tar.gz`)).status).toBe(404)
  shop.clock.pass(11)
  expect((await shop.fetch(second)).status).toBe(404)
})

test('after a week the file is gone', async () => {
  const store = await shop.aStore()
  await request(store)
  await runExports()
  expect(await filesWith(store.storeId)).toHaveLength(1)
  shop.clock.pass(8 * day)
  await forgetExports(shop.services)
  expect(await filesWith(store.storeId)).toEqual([])
  expect(await latest(store)).toBeUndefined()
})

test('a shop that is deleted while its archive is written leaves no file', async () => {
  const store = await shop.aStore()
  await request(store)
  const { storage } = shop.services.media
  const deleting = {
    ...shop.services,
    media: {
      ...shop.services.media,
      storage: {
        ...storage,
        async writeFile(name: string, file: string) {
          await storage.writeFile(name, file)
          await shop.call('DELETE', '/api/store/delete-store', {
            as: store.owner,
            body: { storeId: store.storeId, confirmName: store.name },
          })
        },
      },
    },
  }
  await runDue(exportWork(deleting), shop.services)
  expect(await filesWith(store.storeId)).toEqual([])
  await shop.call('POST', '/api/store/restore-store', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  await shop.call('POST', '/api/store/select-store', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(await latest(store)).toMatchObject({ status: 'failed', problem: 'The shop was deleted.' })
})

test('the address of a deleted shop’s archive ends at once', async () => {
  const store = await shop.aStore()
  await request(store)
  await runExports()
  const { url } = (await link(store)).body
  await shop.call('DELETE', '/api/store/delete-store', {
    as: store.owner,
    body: { storeId: store.storeId, confirmName: store.name },
  })
  expect((await shop.fetch(pathOf(url))).status).toBe(404)
})

test('a file that is no archive is refused with a sentence', async () => {
  const answer = await send(await shop.aUser(), new TextEncoder().encode('no archive'))
  expect(answer.status).toBe(400)
  expect((answer.body as RefusalBody).issues).toEqual([
    { path: 'file', message: expect.stringContaining('not an archive of a shop') },
  ])
})

async function send(as: User, rawBody: Uint8Array<ArrayBuffer>) {
  const answer = await shop.fetch('/api/archives/brought?name=shop.tar.gz', {
    method: 'POST',
    as,
    rawBody,
    headers: { 'content-type': 'application/gzip' },
  })
  return { status: answer.status, body: (await answer.json()) as BroughtShop | RefusalBody }
}
