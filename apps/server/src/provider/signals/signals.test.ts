import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { ShopRow } from '@vitrine/contract/provider/console-shops.ts'
import type { ShopSignal, WatchEntry } from '@vitrine/contract/provider/console-signals.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { signalChecks } from '@vitrine/db/schema/signals.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { checkSignals } from '../../testing/check-signals.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { importWatchList } from './import-watch-list.ts'
import { requestNightlyChecks } from './request-nightly-checks.ts'

// Checks concern all shops, and lists are those of the installation.
const db = await openOwnDatabase()
const shop = startShop({}, db)
const operator = await anOperator(shop)
const reason = 'A daily look.'

/** Longer than the pause between two checks of a shop, and shorter than a session of the console. */
const soonMinutes = 11

const check = () => checkSignals(shop)

async function checkLater() {
  shop.clock.pass(soonMinutes)
  await check()
}

async function signalsOf({ storeId }: Pick<OwnedStore, 'storeId'>, state = 'open') {
  const query = new URLSearchParams({ storeId, state }).toString()
  const { body } = await callConsole<PageOf<ShopSignal>>(shop, 'GET', `/signals?${query}`, {
    as: operator,
  })
  return body.content
}

async function watch(list: string, ...lines: string[]) {
  return await callConsole<{ added: number }>(shop, 'POST', `/watch-lists/${list}/add`, {
    as: operator,
    body: { lines: lines.join('\n'), reason },
  })
}

const unwatch = (list: string, value: string) =>
  callConsole(shop, 'POST', `/watch-lists/${list}/remove`, {
    as: operator,
    body: { value, reason },
  })

const rename = ({ storeId, owner }: OwnedStore, name: string) =>
  shop.call('PUT', '/api/store/update-store-general-details', {
    as: owner,
    body: { storeId, name },
  })

async function publish({ storeId, owner: as }: OwnedStore, url: string) {
  const props = { src: '/a.webp', alt: 'Tea', url }
  const content = [{ id: 'a', type: 'imageBlock', contentType: 'normal', props }]
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as,
    body: { storeId, name: 'Our story', content },
  })
  const body = { pageId: page.id, publish: true }
  const { status } = await shop.call('PUT', '/api/page/update-page', { as, body })
  expect(status).toBe(200)
}

test('the later of two similar names is signalled, and not the one that was there before', async () => {
  const first = await shop.aStore({ name: 'Harbour Ceramics' })
  await check()
  const imitation = await shop.aStore({ name: 'Harb0ur Cerarnics' })
  await check()

  expect(await signalsOf(imitation)).toMatchObject([
    {
      kind: 'lookAlike',
      subject: 'Harbour Ceramics',
      place: first.storeDomain,
      otherStoreId: first.storeId,
      shop: 'Harb0ur Cerarnics',
      domain: imitation.storeDomain,
      dismissed: null,
    },
  ])
  expect(await signalsOf(first)).toEqual([])
})

test('an imitation that is checked before the shop it looks like is signalled once that is, too', async () => {
  const first = await shop.aStore({ name: 'Thistle and Tern' })
  await db.platform
    .update(signalChecks)
    .set({ dueAt: new Date(shop.clock.now().getTime() + 60_000) })
    .where(eq(signalChecks.storeId, first.storeId))
  const imitation = await shop.aStore({ name: 'Thistle and Term' })
  await check()
  expect(await signalsOf(imitation)).toEqual([])

  await checkLater()
  expect(await signalsOf(imitation)).toMatchObject([
    { kind: 'lookAlike', otherStoreId: first.storeId },
  ])
  expect(await signalsOf(first)).toEqual([])
})

test('another shop of the same owner, and a deleted one, are no signal', async () => {
  const first = await shop.aStore({ name: 'Quiet Lanterns' })
  const second = await shop.aStore({ name: 'Quiet Lantern', owner: first.owner })
  const gone = await shop.aStore({ name: 'Velvet Compass' })
  await db.platform
    .update(stores)
    .set({ deletedAt: shop.clock.now() })
    .where(eq(stores.id, gone.storeId))
  const later = await shop.aStore({ name: 'Velvet Compas' })
  await check()

  expect(await signalsOf(second)).toEqual([])
  expect(await signalsOf(later)).toEqual([])
})

test('an old shop that takes the name of a newer one is the imitation', async () => {
  const old = await shop.aStore({ name: 'Plain Goods' })
  const newer = await shop.aStore({ name: 'Marigold Atelier' })
  await check()
  await rename(old, 'Marigold Ateliér')
  await checkLater()

  expect(await signalsOf(old)).toMatchObject([{ kind: 'lookAlike', subject: 'Marigold Atelier' }])
  expect(await signalsOf(newer)).toEqual([])

  await rename(old, 'Plain Goods')
  await checkLater()
  expect(await signalsOf(old)).toEqual([])
})

test('protected names are found in names and addresses of shops, also of those that exist', async () => {
  const named = await shop.aStore({ name: 'Kestrelo Outlet' })
  const addressed = await shop.aStore({
    name: 'Cheap Shoes',
    subdomain: `kestrelo-${newId().slice(-6)}`,
  })
  const other = await shop.aStore({ name: 'Kettles and Owls' })
  await check()
  expect(await signalsOf(named)).toEqual([])

  expect((await watch('names', 'Kestrelo', '# a comment', '')).body).toEqual({ added: 1 })
  await check()

  const found = { kind: 'protectedName', subject: 'Kestrelo' }
  expect(await signalsOf(named)).toMatchObject([{ ...found, place: '' }])
  expect(await signalsOf(addressed)).toMatchObject([{ ...found, place: addressed.storeDomain }])
  expect(await signalsOf(other)).toEqual([])
  expect((await unwatch('names', 'Kestrelo')).status).toBe(200)
  await check()
  expect(await signalsOf(named)).toEqual([])
})

test('an owner with an address that is thrown away is signalled', async () => {
  const known = await shop.aUser({ email: `mei-${newId()}@mailinator.com` })
  const listed = await shop.aUser({ email: `mei-${newId()}@inbox.gone.example` })
  const one = await shop.aStore({ name: 'Amber Kettle', owner: known })
  const two = await shop.aStore({ name: 'Birch and Salt', owner: listed })
  await watch('mailDomains', '@Gone.example')
  await check()

  expect(await signalsOf(one)).toMatchObject([
    { kind: 'disposableMail', subject: 'mailinator.com' },
  ])
  expect(await signalsOf(two)).toMatchObject([{ kind: 'disposableMail', subject: 'gone.example' }])
})

test('links to bad hosts are found when a page is published, and in products at night', async () => {
  await watch('hosts', 'https://bad.example/malware?id=1', '*.worse.example')
  const onPage = await shop.aStore({ name: 'Copper Fern' })
  const inProduct = await shop.aStore({ name: 'Juniper Press' })
  await check()

  await publish(onPage, 'https://me@CDN.bad.example:8443/setup.exe')
  await checkLater()
  expect(await signalsOf(onPage)).toMatchObject([
    { kind: 'badLink', subject: 'bad.example', place: 'Page “Our story”' },
  ])

  await shop.aProduct(inProduct, {
    description: '<p>See <a href="https://worse.example/x">this</a></p>',
  })
  await checkLater()
  expect(await signalsOf(inProduct)).toEqual([])
  await requestNightlyChecks(db)
  await checkLater()
  expect(await signalsOf(inProduct)).toMatchObject([
    { kind: 'badLink', subject: 'worse.example', place: 'Product “Sencha 100 g”' },
  ])
})

test('a link to a host that only ends like a bad one is no signal', async () => {
  await watch('hosts', 'evil.example')
  const store = await shop.aStore({ name: 'Willow Maps' })
  await publish(store, 'https://notevil.example/?next=evil.example')
  await check()

  expect(await signalsOf(store)).toEqual([])
})

test('a dismissed signal keeps its note, does not come back, and is in the log', async () => {
  await shop.aStore({ name: 'Saffron Bridge' })
  const store = await shop.aStore({ name: 'Saffron Bridges' })
  await check()
  const [signal] = await signalsOf(store)
  const act = (what: string, note: string) =>
    callConsole(shop, 'POST', `/signals/${signal!.id}/${what}`, {
      as: operator,
      body: { reason: note },
    })
  expect(await openSignalsOf(store)).toBe(1)

  expect(await act('dismiss', ' ')).toMatchObject({ status: 400 })
  expect((await act('dismiss', 'They are sisters.')).status).toBe(200)
  await requestNightlyChecks(db)
  await watch('names', 'Saffron Towers')
  await checkLater()

  expect(await signalsOf(store)).toEqual([])
  expect(await openSignalsOf(store)).toBe(0)
  expect(await signalsOf(store, 'dismissed')).toMatchObject([
    { id: signal!.id, dismissed: { by: 'Olga Marin', note: 'They are sisters.' } },
  ])
  const log = await callConsole(shop, 'GET', `/acts?storeId=${store.storeId}`, { as: operator })
  expect(log.body).toMatchObject({
    content: [{ kind: 'dismissSignal', reason: 'They are sisters.', subject: store.name }],
  })
  expect((await act('reopen', 'They are not.')).status).toBe(200)
  expect(await signalsOf(store)).toMatchObject([{ dismissed: null }])
})

async function openSignalsOf({ storeId }: OwnedStore) {
  const { body } = await callConsole<ShopRow>(shop, 'GET', `/shops/${storeId}`, { as: operator })
  return body.openSignals
}

test('the list of shops can show those with open signals alone', async () => {
  await shop.aStore({ name: 'Tin Orchard' })
  const store = await shop.aStore({ name: 'Tin Orchards' })
  await check()
  const { body } = await callConsole<PageOf<ShopRow>>(
    shop,
    'GET',
    '/shops?isSignalled=true&pageSize=100',
    { as: operator },
  )
  expect(body.content.map(({ storeId }) => storeId)).toContain(store.storeId)
  expect(body.content.every(({ openSignals }) => openSignals > 0)).toBe(true)
})

test.each([
  ['names', 'Ab', '“Ab” is too short: a name needs three letters.'],
  ['names', ' \n# nothing', 'Enter at least one line.'],
  ['hosts', 'good.example\nnot a host', '“not a host” is no domain: use one like shop.example.'],
  ['mailDomains', 'com', '“com” is no domain: use one like shop.example.'],
])('a line of %s that is not usable is named: %s', async (list, lines, message) => {
  expect(await watch(list, lines)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'lines', message }] },
  })
})

test('entries are found, removed once, and the log has what was added', async () => {
  await watch('hosts', 'phish.example', 'ph1sh.example')
  const { body } = await callConsole<PageOf<WatchEntry>>(
    shop,
    'GET',
    '/watch-lists/hosts?search=phish',
    { as: operator },
  )
  expect(body.content.map(({ value }) => value)).toEqual(['phish.example'])
  expect((await unwatch('hosts', 'phish.example')).status).toBe(200)
  expect((await unwatch('hosts', 'phish.example')).status).toBe(404)
  const log = await callConsole(shop, 'GET', '/acts?pageSize=2', { as: operator })
  expect(log.body).toMatchObject({
    content: [
      { kind: 'removeFromWatchList', subject: 'Bad hosts: phish.example', storeId: null },
      { kind: 'addToWatchList', subject: 'Bad hosts: phish.example, ph1sh.example' },
    ],
  })
})

test('a file replaces a list, or changes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lists-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'names.txt')
  await watch('names', 'Kestrelo')

  await writeFile(file, '# brands\nNorthwind\r\nContoso Shoes\n')
  expect(await importWatchList(db, ['names', file])).toContain('2 entries')
  expect(await listed()).toEqual(['Contoso Shoes', 'Northwind'])
  await writeFile(file, 'Fabrikam\nxy\n')
  await expect(importWatchList(db, ['names', file])).rejects.toThrow('“xy” is too short')
  await expect(importWatchList(db, ['brands', file])).rejects.toThrow('watch-list import')
  expect(await listed()).toEqual(['Contoso Shoes', 'Northwind'])
})

async function listed() {
  const { body } = await callConsole<PageOf<WatchEntry>>(
    shop,
    'GET',
    '/watch-lists/names?pageSize=100',
    { as: operator },
  )
  return body.content.map(({ value }) => value)
}

test('shops from before the checks are compared with each other in the first night', async () => {
  const first = await shop.aStore({ name: 'Ivory Sparrow' })
  const second = await shop.aStore({ name: 'Ivory Sparow' })
  await db.platform
    .delete(signalChecks)
    .where(sql`store_id IN (${first.storeId}, ${second.storeId})`)
  await requestNightlyChecks(db)
  await checkLater()

  expect(await signalsOf(second)).toMatchObject([{ kind: 'lookAlike' }])
  expect(await signalsOf(first)).toEqual([])
})

test('a shop that changes while it is checked is checked again', async () => {
  const store = await shop.aStore({ name: 'Slate and Fig' })
  await check()
  const [before] = await db.platform
    .select()
    .from(signalChecks)
    .where(eq(signalChecks.storeId, store.storeId))
  expect(before).toMatchObject({
    dueAt: null,
    claimedUntil: null,
    checkedVersion: expect.any(Number),
  })
  // The process that checks it was killed.
  const until = new Date(shop.clock.now().getTime() + 60_000)
  await db.platform
    .update(signalChecks)
    .set({ claimedUntil: until, dueAt: shop.clock.now() })
    .where(eq(signalChecks.storeId, store.storeId))
  await publish(store, 'https://elsewhere.example/')
  await check()
  const due = () =>
    db.platform.$count(signalChecks, sql`store_id = ${store.storeId} AND due_at IS NOT NULL`)
  expect(await due()).toBe(1)
  await checkLater()
  expect(await due()).toBe(0)
})
