import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import type { Mail } from '../mail.ts'
import { storeMails } from '../../mails/store-mails.ts'
import { startDueWork } from '../../platform/jobs/due-work.ts'
import { mailWork, maxMails } from './mail-work.ts'

async function aShop(poolSize = 8) {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize })
  onTestFinished(() => db.close())
  return startShop({}, db)
}

async function mailsWait({ services: { db } }: Shop, store: OwnedStore, count: number, at: Date) {
  const { storeId, owner } = store
  const row = () => ({
    storeId,
    id: newId(),
    kind: 'order_shipped' as const,
    createdAt: at,
    tryAt: at,
  })
  const payload = { testFor: owner.userId }
  await inStore(db, storeId, (tx) =>
    tx.insert(outbox).values(Array.from({ length: count }, () => ({ ...row(), payload }))),
  )
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const idsOf = (mails: Mail[]) => mails.map(({ id }) => id)

function aSlowServer(ms: number) {
  const mails: (Mail & { at: number })[] = []
  const send = async (mail: Mail) => {
    await wait(ms)
    mails.push({ ...mail, at: performance.now() })
  }
  return { mails, transport: { send } }
}

function workOf(
  { services: { db, config, now, vault } }: Shop,
  { transport }: Pick<ReturnType<typeof aSlowServer>, 'transport'>,
) {
  return mailWork({ db, transport, writeMail: storeMails({ db, config, now, vault }), now })
}

test('two processes over a backlog of ten minutes send each mail once', async () => {
  const shop = await aShop()
  const store = await shop.aStore()
  await mailsWait(shop, store, 200, minutesAgo(10))
  const { mails, transport } = aSlowServer(20)

  await Promise.all([deliverOutbox(shop, transport), deliverOutbox(shop, transport)])

  expect(mails).toHaveLength(200)
  expect(new Set(idsOf(mails)).size).toBe(200)
})

test('sixty mails of one shop do not hold up a mail of another', async () => {
  const shop = await aShop()
  const [busy, other] = [await shop.aStore(), await shop.aStore()]
  await mailsWait(shop, busy, 60, minutesAgo(1))
  const { mails, transport } = aSlowServer(400)
  const { db, now, log } = shop.services
  const stop = startDueWork(workOf(shop, { transport }), { log, now, writes: db.writes })
  onTestFinished(stop)
  await wait(500)

  const placed = performance.now()
  await mailsWait(shop, other, 1, new Date())
  await expect.poll(() => toOwner(mails, other), { timeout: 10_000, interval: 20 }).toHaveLength(1)

  const [mail] = toOwner(mails, other)
  expect(mail!.at - placed).toBeLessThan(2500)
  expect(toOwner(mails, busy).length).toBeLessThan(30)
})

const toOwner = <One extends Mail>(mails: One[], { owner }: OwnedStore) =>
  mails.filter(({ to }) => to === owner.email)

test('behind a backlog of one shop, the mail of another is listed at once', async () => {
  const shop = await aShop()
  const [busy, other] = [await shop.aStore(), await shop.aStore()]
  await mailsWait(shop, busy, 250, minutesAgo(10))
  await mailsWait(shop, other, 1, minutesAgo(1))
  const work = workOf(shop, aSlowServer(0))

  const due = await work.list(
    { now: shop.services.now(), fullStores: [], eachStore: 3, max: 30 },
    [],
  )

  expect(due.map(({ storeId, place }) => [storeId, place])).toEqual([
    [busy.storeId, 1],
    [busy.storeId, 2],
    [busy.storeId, 3],
    [other.storeId, 1],
  ])
})

test('behind a backlog of one shop, as many of another are listed ahead as of that one', async () => {
  const shop = await aShop()
  const [busy, other] = [await shop.aStore(), await shop.aStore()]
  await mailsWait(shop, busy, 250, minutesAgo(10))
  await mailsWait(shop, other, 30, minutesAgo(1))
  const work = workOf(shop, aSlowServer(0))
  const eachStore = maxMails.ofStore * work.listAhead!

  const due = await work.list({ now: shop.services.now(), fullStores: [], eachStore, max: 30 }, [])

  const listed = Map.groupBy(due, ({ storeId }) => storeId)
  expect(listed.get(busy.storeId)).toHaveLength(eachStore)
  expect(listed.get(other.storeId)).toHaveLength(eachStore)
})

test('what a killed process was sending is sent when its lease is over', async () => {
  const shop = await aShop()
  const store = await shop.aStore()
  await mailsWait(shop, store, 1, minutesAgo(1))
  const attempts: Mail[] = []
  const killed = {
    send(mail: Mail) {
      attempts.push(mail)
      return new Promise<never>(() => {})
    },
  }
  void deliverOutbox(shop, killed).catch(() => {})
  await expect.poll(() => attempts, { timeout: 5000 }).toHaveLength(1)
  const { mails, transport } = aSlowServer(0)

  await deliverOutbox(shop, transport)
  expect(mails).toEqual([])
  shop.clock.pass(1)
  await deliverOutbox(shop, transport)

  expect(idsOf(mails)).toEqual(idsOf(attempts))
  expect(await outboxRows(shop.services, store)).toMatchObject([{ status: 'sent', attempts: 2 }])
})

test('the next try is reckoned from the last one', async () => {
  const shop = await aShop()
  const store = await shop.aStore()
  await mailsWait(shop, store, 1, minutesAgo(60))

  await deliverOutbox(shop, {
    send: () => Promise.reject(new Error('The mail server is away.')),
  })

  const [row] = await outboxRows(shop.services, store)
  const seconds = (row!.tryAt.getTime() - Date.now()) / 1000
  expect(row).toMatchObject({ status: 'pending', attempts: 1 })
  expect(seconds).toBeGreaterThan(15)
  expect(seconds).toBeLessThan(25)
})

test('emails of more shops than there are connections do not block each other', async () => {
  const shop = await aShop(2)
  const at = minutesAgo(1)
  for (let count = 0; count < 6; count += 1) await mailsWait(shop, await shop.aStore(), 1, at)
  const { mails, transport } = aSlowServer(1)

  await deliverOutbox(shop, transport)

  expect(mails).toHaveLength(6)
})
