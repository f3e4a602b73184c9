import { billingMails } from '@vitrine/db/schema/billing.ts'
import { expect, test } from 'vitest'
import { runDue } from '../../platform/jobs/due-work.ts'
import { startBillingShop } from '../../testing/start-billing-shop.ts'
import { billingMailWork } from './billing-mail-work.ts'

const { shop, db, books, subscribed, deliverAll, subjects } = await startBillingShop()

const refunded = 'A payment for your subscription was refunded'
const waiting = async () => (await db.platform.select().from(billingMails)).map(({ news }) => news)

/** Hands over what waits to a queue that may break. */
const handOver = (send: (queue: string, data: object) => Promise<void>) =>
  runDue(billingMailWork({ db, jobs: { send } }), shop.services)

test('an email waits in the transaction of its cause: a process that is killed after it loses none', async () => {
  const { owner, customer } = await subscribed()
  await subjects(owner)
  books.refund(books.chargesOf(customer)[0]!.id)
  await deliverAll()
  expect(await waiting()).toEqual(['refunded'])

  // Killed before the job was stored: the row is there for the next process.
  await handOver(async () => {
    throw new Error('killed')
  })
  expect(await waiting()).toEqual(['refunded'])

  expect(await subjects(owner)).toContain(refunded)
  expect(await waiting()).toEqual([])
})

test('a process that is killed after the job was stored stores the same job again', async () => {
  const { customer } = await subscribed()
  await handOver(async () => {})
  books.refund(books.chargesOf(customer)[0]!.id)
  await deliverAll()
  const keys: (string | undefined)[] = []
  const send = async (_queue: string, _data: object, options?: { once?: { key: string } }) => {
    keys.push(options?.once?.key)
    if (keys.length === 1) throw new Error('killed')
  }
  await handOver(send)
  await handOver(send)

  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeDefined()
  expect(keys[1]).toBe(keys[0])
  expect(await waiting()).toEqual([])
})
