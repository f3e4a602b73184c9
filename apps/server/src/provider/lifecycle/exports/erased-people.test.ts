import { copyFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BroughtShop, ShopArchive } from '@vitrine/contract/provider/archives.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { runDue } from '../../../platform/jobs/due-work.ts'
import { archiveTables } from '../archive/archive-tables.ts'
import { checkArchive } from '../archive/check-archive.ts'
import { bringWork } from '../bring/bring-work.ts'
import { cleanWork } from './clean-work.ts'
import { exportWork } from './export-work.ts'
import { requestNightly } from './request-nightly.ts'
import { restoreStore } from '../restore-store-command.ts'
import { draftOf } from '../../../testing/a-draft.ts'
import { deliverOutbox } from '../../../testing/deliver-outbox.ts'
import { ordersOf } from '../../../testing/orders-of.ts'
import { archiveOf, type Files, filesOf } from '../../../testing/shop-archives.ts'
import type { OwnedStore } from '../../../testing/start-shop.ts'
import { startTraces } from '../../../testing/start-traces.ts'

const { shop, url, tablesWith, filesWith, personal, aKnownShopper } = await startTraces()

async function night() {
  await requestNightly(shop.services)
  await runDue(exportWork(shop.services), shop.services)
}

async function archiveFiles(storeId: string): Promise<string[]> {
  const folder = path.join(mediaFolder(shop.services.config), storeId, 'exports')
  return (await readdir(folder)).map((name) => path.join(folder, name))
}

/** Uploads the archive as an owner who brings a shop. */
async function bringToShop({ owner: as }: OwnedStore, file: string) {
  const rawBody = new Uint8Array(await readFile(file))
  const headers = { 'content-type': 'application/gzip' }
  const sent = await shop.fetch('/api/archives/brought?name=shop.tar.gz', {
    method: 'POST',
    as,
    headers,
    rawBody,
  })
  expect(sent.status).toBe(201)
  await runDue(bringWork(shop.services), shop.services)
  const { body } = await shop.call<BroughtShop[]>('GET', '/api/archives/brought', { as })
  expect(body[0]).toMatchObject({ status: 'done', problem: null })
}

test('an erased person is in no archive that was made before, and a restored shop lacks the person too', async () => {
  const email = `ada-${newId()}@lovelace.example`
  const { store, cancel } = await aKnownShopper(email)
  const { storeId, owner: as, storeDomain: host } = store
  const other = 'bea.stays@lovelace.example'
  await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email: other } })
  await cancel()
  await deliverOutbox(shop, { send: async () => {} })
  await night()
  await shop.call('POST', '/api/archives', { as, body: { storeId } })
  await runDue(exportWork(shop.services), shop.services)
  const [downloaded] = await archiveFiles(storeId)
  const atHome = path.join(shop.services.config.dataDir, '..', `${newId()}.tar.gz`)
  await copyFile(downloaded!, atHome)
  onTestFinished(() => rm(atHome))
  expect(await filesWith(email)).toHaveLength(2)
  const link = () => shop.call('POST', '/api/archives/link', { as, body: { storeId } })
  expect((await link()).status).toBe(200)

  await personal(store, email, 'erase')

  expect(await link()).toMatchObject({ status: 404 })
  const asked = await shop.call<ShopArchive[]>('GET', '/api/archives', { as, body: { storeId } })
  expect(asked.body).toMatchObject([{ status: 'waiting' }])
  await runDue(cleanWork(shop.services), shop.services)
  expect(await filesWith(email)).toEqual([])
  expect(await filesWith(other)).toHaveLength(2)
  expect((await link()).status).toBe(200)
  const files = await archiveFiles(storeId)
  const limits = { totalBytes: 100_000_000, files: 1000 }
  for (const file of files)
    expect((await checkArchive(file, limits)).counts).toMatchObject({ orders: 1 })
  await restoreStore(shop.services.db, [storeId], shop.services.config)
  expect(await tablesWith(email)).toEqual([])

  await bringToShop(store, atHome)
  expect(await tablesWith(email)).toEqual([])
  expect(await tablesWith(other)).toContain('public.newsletter_subscribers')
})

test('an archive that is written again has what an archive has after the erasure', async () => {
  const email = `ada-${newId()}@lovelace.example`
  const { store, cancel, drafts, order } = await aKnownShopper(email)
  const { storeId, owner: as } = store
  await cancel()
  const product = await shop.aProduct(store)
  const ordered = await drafts.made(draftOf(product, { email, note: `From ${email}` }))
  await drafts.markPaid(ordered.id)
  for (const { id, status } of await ordersOf(shop, store)) {
    const text = `Asked for\n${email}, mailto:${email}`
    await shop.call('POST', `/api/orders/${id}/notes`, { as, body: { text } })
    if (status === 'open')
      await shop.call('POST', `/api/orders/${id}/fulfilments`, { as, body: {} })
  }
  const [other] = await ordersOf(shop, store)
  expect(other!.id).not.toBe(order.id)
  await night()
  const [before] = await archiveFiles(storeId)
  await personal(store, email, 'erase')
  await runDue(cleanWork(shop.services), shop.services)

  const rewritten = await filesOf(before!)
  const after = await filesOf(await archiveOf(shop, storeId))

  for (const { name } of archiveTables)
    expect({ [name]: rowsIn(rewritten, name) }).toEqual({ [name]: rowsIn(after, name) })
  expect(rowsIn(rewritten, 'orders')).toHaveLength(2)
  expect(rowsIn(rewritten, 'draft_orders')).toHaveLength(1)
})

test('an archive that is being made during an erasure is written again', async () => {
  const email = `ada-${newId()}@lovelace.example`
  const { store, cancel } = await aKnownShopper(email)
  await cancel()
  await requestNightly(shop.services)
  const { storage } = shop.services.media
  let isErased = false
  const media = {
    ...shop.services.media,
    storage: Object.assign(Object.create(storage) as typeof storage, {
      async writeFile(name: string, file: string) {
        if (!isErased && name.startsWith(store.storeId)) {
          isErased = true
          await personal(store, email, 'erase')
        }
        await storage.writeFile(name, file)
      },
    }),
  }
  await runDue(exportWork({ ...shop.services, media }), shop.services)
  expect(await filesWith(email)).toHaveLength(1)

  await runDue(cleanWork(shop.services), shop.services)

  expect(isErased).toBe(true)
  expect(await filesWith(email)).toEqual([])
})

test('who orders again after an erasure stays in later archives', async () => {
  const email = `ada-${newId()}@lovelace.example`
  const { store, cancel } = await aKnownShopper(email)
  await cancel()
  await personal(store, email, 'erase')
  shop.clock.pass(60)
  const { storeId, storeDomain: host } = store
  await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email } })
  await night()
  await runDue(cleanWork(shop.services), shop.services)
  expect(await filesWith(email)).toHaveLength(1)
  const moment = shop.services.now().toISOString()
  await restoreStore(shop.services.db, [storeId, moment], shop.services.config)
  const { rows } = await onServer(
    url,
    `SELECT FROM newsletter_subscribers WHERE email = '${email}'`,
  )
  expect(rows).toHaveLength(2)
})

test('nobody learns from an archive who was erased in a shop of others', async () => {
  const email = `ada-${newId()}@lovelace.example`
  const { store, cancel } = await aKnownShopper(email)
  await cancel()
  await night()
  const [file] = await archiveFiles(store.storeId)
  const copy = `${file!}.copy`
  await copyFile(file!, copy)
  await personal(store, email, 'erase')
  await runDue(cleanWork(shop.services), shop.services)
  const stranger = await shop.aStore()

  await bringToShop(stranger, copy)

  expect(await tablesWith(email)).toContain('public.orders')
})

function rowsIn(files: Files, table: string) {
  return (
    (files.get(`tables/${table}/000001.jsonl`)?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      // An erasure counts as a change of the order, and is an act.
      .map((line) => ({ ...(JSON.parse(line) as object), version: 0 }))
      .filter((row) => !('subject_name' in row && JSON.stringify(row).includes('erase')))
  )
}
