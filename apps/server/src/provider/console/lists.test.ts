import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { ConsoleDomain } from '@vitrine/contract/provider/console-domains.ts'
import type { FailedMail } from '@vitrine/contract/provider/console-mails.ts'
import type { ShopRow } from '@vitrine/contract/provider/console-shops.ts'
import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { checkDomains } from '../../testing/check-domains.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { startDomainsShop } from '../../testing/start-domains-shop.ts'
import { MailRefused } from '../../post/mail.ts'

const { world, db, shop, aDomain, add, aLiveDomain } = await startDomainsShop()

async function get<Row>(path: string, query: object = {}) {
  const as = await anOperator(shop)
  const words = new URLSearchParams(Object.entries(query) as [string, string][]).toString()
  return (await callConsole<PageOf<Row>>(shop, 'GET', `${path}?${words}`, { as })).body
}

test('nothing is said about plans where the installation has none', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  const { content } = await get<ShopRow>('/shops', { search: store.storeId })
  expect(content).toMatchObject([{ plan: null }])
  expect((await callConsole(shop, 'GET', '/shop-plans', { as })).body).toEqual([])
})

test('shops show the plan of their owner, and are found by it', async () => {
  const as = await anOperator(shop)
  const paying = await shop.aStore()
  const free = await shop.aStore()
  await db.platform.insert(plans).values({ id: 'pro', name: 'Pro', position: 1 })
  const { userId } = paying.owner
  await db.platform.insert(accountPlans).values({ userId, planId: 'pro' })

  expect((await callConsole(shop, 'GET', '/shop-plans', { as })).body).toEqual([
    { planId: 'unlimited', name: 'Unlimited' },
    { planId: 'pro', name: 'Pro' },
  ])
  expect(await find('pro')).toMatchObject([{ storeId: paying.storeId, plan: 'Pro' }])
  const ofDefault = await find('unlimited')
  expect(ofDefault.map(({ storeId }) => storeId)).toContain(free.storeId)
  expect(ofDefault.map(({ storeId }) => storeId)).not.toContain(paying.storeId)
  expect(new Set(ofDefault.map(({ plan }) => plan))).toEqual(new Set(['Unlimited']))
  expect(await find('gone')).toEqual([])
})

async function find(plan: string) {
  return (await get<ShopRow>('/shops', { plan, pageSize: '100' })).content
}

test('domains are listed with their state, and with what is wrong after a check', async () => {
  const store = await shop.aStore({ name: 'Tea House of Domains' })
  const live = await aLiveDomain(store)
  const waiting = aDomain()
  await add(store, waiting)
  await checkDomains(shop)
  const list = async (filter = {}) =>
    (await get<ConsoleDomain>('/domains', { storeId: store.storeId, ...filter })).content

  expect(await list({ filter: 'live' })).toMatchObject([
    {
      domain: live,
      shop: store.name,
      status: 'live',
      isPrimary: true,
      problem: { blocking: false },
    },
  ])
  expect(await list({ filter: 'pending_dns' })).toMatchObject([
    {
      domain: waiting,
      status: 'pending_dns',
      checkedAt: expect.any(String),
      problem: { message: expect.stringContaining(waiting), blocking: true },
    },
  ])
  expect(await list({ search: 'tea-' })).toHaveLength(2)
  expect(await list({ search: waiting })).toHaveLength(1)

  world.write(live, 'A', '8.8.4.4')
  shop.clock.pass(25 * 60)
  await checkDomains(shop)
  expect(await list({ filter: 'failing' })).toMatchObject([
    { domain: live, failingSince: expect.any(String), problem: { blocking: true } },
  ])
  expect((await list())[0]).toMatchObject({ domain: live })
  for (const filter of ['issuing', 'problem', 'verifying', 'ending'])
    expect([filter, await list({ filter })]).toEqual([filter, []])
})

test('certificates that end soon are listed', async () => {
  const store = await shop.aStore()
  const [soon, later] = [await aLiveDomain(store), await aLiveDomain(store)]
  const endsIn = async (domain: string, days: number) => {
    const certificateEndsAt = new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString()
    const seen = JSON.stringify({ certificateEndsAt })
    await db.platform
      .update(domains)
      .set({ findings: sql`${domains.findings} || ${seen}::jsonb` })
      .where(eq(domains.domain, domain))
    return certificateEndsAt
  }
  const certificateEndsAt = await endsIn(soon, 3)
  await endsIn(later, 60)

  const { content } = await get<ConsoleDomain>('/domains', {
    storeId: store.storeId,
    filter: 'ending',
  })
  expect(content).toMatchObject([{ domain: soon, certificateEndsAt, status: 'live' }])
})

test('a domain is checked again at once, and the log has who asked', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  const domain = aDomain()
  await add(store, domain)
  await checkDomains(shop)
  await checkDomains(shop)
  const check = (body: object) =>
    callConsole(shop, 'POST', `/shops/${store.storeId}/check-domain`, { as, body })

  expect(await check({ domain, reason: '' })).toMatchObject({ status: 400 })
  const reason = 'The owner has changed the record.'
  expect(await check({ domain: 'other.test', reason })).toMatchObject({ status: 404 })
  expect((await check({ domain, reason })).status).toBe(200)
  const { content } = await get<ConsoleDomain>('/domains', { storeId: store.storeId })
  expect(content).toMatchObject([{ domain, status: 'verifying' }])
  const log = await callConsole(shop, 'GET', `/acts?storeId=${store.storeId}`, { as })
  expect(log.body).toMatchObject({
    content: [{ kind: 'checkDomain', subject: domain, reason, operator: 'Olga Marin' }],
  })
})

test('emails that bounced are listed by shop, with masked addresses', async () => {
  const [one, two] = [await shop.aStore({ name: 'One' }), await shop.aStore({ name: 'Two' })]
  for (const store of [one, two])
    await aShopper(shop, store).buy([{ product: await shop.aProduct(store), quantity: 1 }])
  await deliverOutbox(shop, {
    async send({ to }) {
      if (to === 'ada@example.com') throw new MailRefused(`550 5.1.1 <${to}>: nobody here`)
    },
  })

  const { content, totalElements } = await get<FailedMail>('/mails/failed')
  expect(totalElements).toBe(2)
  expect(content.map(({ shop: name }) => name).toSorted()).toEqual(['One', 'Two'])
  const ofOne = await get<FailedMail>('/mails/failed', { storeId: one.storeId })
  expect(ofOne.content).toMatchObject([
    {
      storeId: one.storeId,
      kind: 'order_confirmation',
      recipient: 'a…@example.com',
      reason: '550 5.1.1 <a…@example.com>: nobody here',
      attempts: 1,
    },
  ])
  expect(JSON.stringify(content)).not.toContain('ada@')
  const as = await anOperator(shop)
  expect(await callConsole(shop, 'GET', `/shops/${one.storeId}`, { as })).toMatchObject({
    body: { failedMails: 1 },
  })
})

test('the domains of a deleted shop are not listed', async () => {
  const store = await shop.aStore()
  await add(store, aDomain())
  const list = () => get<ConsoleDomain>('/domains', { storeId: store.storeId })
  expect((await list()).totalElements).toBe(1)
  await shop.call('DELETE', '/api/store/delete-store', {
    as: store.owner,
    body: { storeId: store.storeId, confirmName: store.name },
  })
  expect((await list()).totalElements).toBe(0)
})
