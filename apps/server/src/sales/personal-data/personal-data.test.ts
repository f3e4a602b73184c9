import { copyFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PersonalData } from '@vitrine/contract/audience/personal-data.ts'
import type { BroughtShop, ShopArchive } from '@vitrine/contract/provider/archives.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { onServer, withDatabase } from '@vitrine/db/testing/server.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { mediaFolder } from '../../content/media/media-library.ts'
import { runDue } from '../../platform/jobs/due-work.ts'
import { archiveTables } from '../../provider/lifecycle/archive/archive-tables.ts'
import { checkArchive } from '../../provider/lifecycle/archive/check-archive.ts'
import { bringWork } from '../../provider/lifecycle/bring/bring-work.ts'
import { cleanWork } from '../../provider/lifecycle/exports/clean-work.ts'
import { exportWork } from '../../provider/lifecycle/exports/export-work.ts'
import { requestNightly } from '../../provider/lifecycle/exports/request-nightly.ts'
import { restoreStore } from '../../provider/lifecycle/restore-store-command.ts'
import { draftOf, draftsOf } from '../../testing/a-draft.ts'
import { remindsShoppers, typesAddress } from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { aWebhook } from '../../testing/a-webhook.ts'
import { upload } from '../../testing/an-image.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { archiveOf, type Files, filesOf } from '../../testing/shop-archives.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const database = await openOwnDatabase()
const shop = startShop({}, database)
const { rows: names } = await database.pool.query<{ name: string }>(
  'SELECT current_database() AS name',
)
const url = withDatabase(inject('databaseUrl'), names[0]!.name)

/** Every table that exists, so that a new one cannot be forgotten. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await onServer(
    url,
    `SELECT n.nspname || '.' || quote_ident(c.relname) AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  const found: string[] = []
  for (const name of rows.map((row) => String(row['name']))) {
    const { rows: hits } = await onServer(
      url,
      `SELECT FROM ${name} AS t WHERE position(lower('${text}') IN lower(t::text)) > 0 LIMIT 1`,
    )
    if (hits.length) found.push(name)
  }
  return found
}

async function filesWith(text: string): Promise<string[]> {
  const folder = shop.services.config.dataDir
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const { parentPath, name } of files) {
    const bytes = await readFile(path.join(parentPath, name))
    const unpacked = name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    if (unpacked.toString('latin1').toLowerCase().includes(text)) found.push(name)
  }
  return found
}

function personal<Body = PersonalData>(
  { storeId, owner: as }: OwnedStore,
  email: string,
  act: 'find' | 'export' | 'erase',
) {
  const body = { storeId, email }
  return act === 'find'
    ? shop.call<Body>('GET', '/api/personal-data', { as, body })
    : shop.call<Body>('POST', `/api/personal-data/${act}`, { as, body })
}

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

/** A shopper who left traces everywhere: `Ada@…` in several spellings. */
async function aKnownShopper(email: string, phone = '+44 20 7946 0000') {
  const store = await shop.aStore()
  const { storeId, storeDomain: host, owner: as } = store
  await upload(shop, store)
  await aWebhook(shop, store, 'http://127.0.0.1:9/hooks')
  const product = await shop.aProduct(store, { price: 10 })
  const lines = [{ product, quantity: 1 }]
  const values = {
    contact: { email: email.toUpperCase(), phone },
    note: `Write to ${email}`,
  }
  expect((await aShopper(shop, store).buy(lines, { values })).status).toBe(201)
  const message = {
    storeId,
    name: 'Ada',
    customerEmail: email,
    subject: `From ${email}`,
    message: `My address is ${email}`,
  }
  await shop.call('POST', '/api/email/send-contact-email', { host, body: message })
  await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email } })
  const drafts = draftsOf(shop, store)
  const draft = await drafts.made(draftOf(product, { email }))
  await drafts.send(draft.id, { version: draft.version, message: `Hello ${email}` })
  await deliverOutbox(shop, { send: async () => {} })
  const [order] = await ordersOf(shop, store)
  const cancel = async () =>
    await shop.call('POST', `/api/orders/${order!.id}/cancellation`, { as, body: { version: 1 } })
  return { store, order: order!, cancel, drafts, draft }
}

test('a person’s data is found by address, and exported with orders, messages and emails', async () => {
  const email = 'ada.export@lovelace.example'
  const { store, order } = await aKnownShopper(email)
  const other = await shop.aStore()

  expect((await personal(store, email, 'find')).body).toMatchObject({
    orders: 1,
    drafts: 1,
    messages: 1,
    subscriptions: 1,
    openOrders: [order.orderName],
  })
  expect((await personal(other, email, 'find')).body).toMatchObject({ orders: 0, messages: 0 })
  const { body } = await personal<Record<string, object[]>>(store, email, 'export')
  expect(body['orders']).toMatchObject([
    { email: email.toUpperCase(), lines: [{ name: 'Sencha 100 g', quantity: 1 }] },
  ])
  expect(body['messages']).toMatchObject([{ message: `My address is ${email}` }])
  expect(body['subscriptions']).toHaveLength(1)
  expect(body['emailTexts']!.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toMatch(/"token"|"store_id"/)
})

test('an erased address is in no table, file or export, and the order keeps what tax law demands', async () => {
  const [email, phone] = [`ada-${newId()}@lovelace.example`, `+44 20 7946 ${Date.now() % 10_000}`]
  const { store, order, cancel } = await aKnownShopper(email, phone)
  const { storeId, owner: as } = store
  await cancel()
  await deliverOutbox(shop, { send: async () => {} })
  const before = await tablesWith(email)
  for (const table of ['orders', 'contact_messages', 'newsletter_subscribers', 'outbox'])
    expect(before).toContain(`public.${table}`)
  for (const table of ['mail_copies', 'webhook_deliveries', 'draft_orders'])
    expect(before).toContain(`public.${table}`)

  expect((await personal(store, email, 'erase')).body).toMatchObject({ orders: 1, messages: 1 })

  expect(await tablesWith(email)).toEqual([])
  expect(await tablesWith(phone)).toEqual([])
  expect(await filesWith(email)).toEqual([])
  for (const list of ['orders', 'subscribers', 'activity']) {
    const answer = await shop.fetch(`/api/${list}/export?storeId=${storeId}`, { as })
    expect(answer.status).toBe(200)
    expect((await answer.text()).toLowerCase()).not.toContain(email)
  }
  expect((await personal(store, email, 'find')).body).toMatchObject({ orders: 0, emails: 0 })
  const kept = await shop.call('GET', `/api/orders/${order.id}`, { as })
  expect(kept.body).toMatchObject({
    customer: { email: expect.stringMatching(/^erased-\w+@erased\.invalid$/) },
    shippingAddress: { firstName: 'Ada', lastName: 'Lovelace', city: 'London' },
    phone: null,
    note: null,
    total: order.total,
  })
})

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

test('others keep their data, also in the same shop', async () => {
  const [email, other] = ['ada.one@lovelace.example', 'ada.one@lovelace.example.org']
  const { store, cancel } = await aKnownShopper(email)
  const { storeId, storeDomain: host } = store
  await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email: other } })
  const neighbour = await aKnownShopper(email)
  await cancel()

  await personal(store, email, 'erase')

  expect((await personal(store, other, 'find')).body).toMatchObject({ subscriptions: 1 })
  expect((await personal(neighbour.store, email, 'find')).body).toMatchObject({ orders: 1 })
})

test('an unfinished order has to be finished first, and nothing is erased', async () => {
  const email = 'ada.open@lovelace.example'
  const { store, order } = await aKnownShopper(email)

  const refused = await personal<RefusalBody>(store, email, 'erase')

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'orders_unfinished', details: { orders: [order.orderName] } },
  })
  expect((await personal(store, email, 'find')).body).toMatchObject({ messages: 1 })
})

test('exporting and erasing need a proof, and the activity has both without the address', async () => {
  const { store } = await aKnownShopper('ada.proof@lovelace.example')
  const { storeId, owner: as } = store
  const email = 'nobody@lovelace.example'
  shop.clock.pass(11)
  const rawBody = JSON.stringify({ storeId, email })
  for (const act of ['export', 'erase']) {
    const answer = await shop.fetch(`/api/personal-data/${act}`, { method: 'POST', as, rawBody })
    expect(answer.status).toBe(428)
  }
  await personal(store, email, 'export')
  await personal(store, email, 'erase')
  const { body } = await shop.call<PageOf<ActivityEntry>>('GET', '/api/activity', {
    as,
    body: { storeId },
  })
  expect(body.content.slice(0, 2).map(({ text }) => text)).toEqual([
    'Mei Lin erased the data of a person',
    'Mei Lin exported the data of a person',
  ])
  expect(JSON.stringify(body)).not.toContain(email)
})

test('a message and a checkout without an order are erased by their address', async () => {
  const email = 'only.message@lovelace.example'
  const store = await shop.aStore()
  const { storeId, storeDomain: host } = store
  const body = { storeId, name: 'Grace', customerEmail: email, subject: 'Hello', message: 'Hi' }
  await shop.call('POST', '/api/email/send-contact-email', { host, body })
  await remindsShoppers(shop, store)
  await typesAddress(shop, store, [{ product: await shop.aProduct(store), quantity: 1 }], { email })
  expect(await tablesWith(email)).toContain('public.abandoned_checkouts')

  expect((await personal(store, email, 'erase')).body).toMatchObject({ orders: 0, messages: 1 })
  expect(await tablesWith(email)).toEqual([])
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
