import { domains } from '@vitrine/db/schema/stores.ts'
import { expect, test } from 'vitest'
import { checkDomains } from '../../../testing/check-domains.ts'
import { minutes, ours, startDomainsShop } from '../../../testing/start-domains-shop.ts'
import { storeOutbox } from '../../../testing/store-outbox.ts'

const { world, db, shop, aDomain, ask, add, hostOf, proof, pointRight, aLiveDomain, storeAt } =
  await startDomainsShop()

test('checks wait longer and longer, and "check now" begins again', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  await add(store, domain)
  const waits: number[] = []
  for (let check = 0; check < 11; check += 1) {
    await checkDomains(shop)
    const { checkedAt, nextCheckAt } = await hostOf(store, domain)
    const wait = (Date.parse(nextCheckAt!) - Date.parse(checkedAt!)) / 1000
    waits.push(wait)
    shop.clock.pass(wait / 60 + 0.01)
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 3600, 3600, 3600])

  await checkDomains(shop)
  expect((await ask(store, 'check-domain-now', { domain }, 'POST')).body.domains[1]).toMatchObject({
    status: 'verifying',
  })
  await checkDomains(shop)
  const { checkedAt, nextCheckAt } = await hostOf(store, domain)
  expect(Date.parse(nextCheckAt!) - Date.parse(checkedAt!)).toBe(10_000)
  const other = await ask(store, 'check-domain-now', { domain: 'other.test' }, 'POST')
  expect(other).toMatchObject({ status: 404 })
})

test('a failing domain is still served, and after three days its owner is notified', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  world.write(domain, 'A', '8.8.4.4')

  shop.clock.pass(minutes.day + 60)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'live',
    failingSince: expect.any(String),
    problem: { code: 'wrong_address' },
  })
  expect(await storeOutbox(shop.services, store)).toEqual([])

  shop.clock.pass(minutes.threeDays)
  await checkDomains(shop)
  shop.clock.pass(minutes.day)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({ status: 'problem' })
  expect(await storeAt(domain)).toBe(store.storeId)
  expect(await storeOutbox(shop.services, store)).toMatchObject([
    {
      to: store.owner.email,
      subject: `${domain} has stopped working`,
      text: expect.stringContaining(`${domain} leads to 8.8.4.4.`),
    },
  ])

  world.write(domain, 'A', ours)
  shop.clock.pass(61)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'live',
    failingSince: null,
    problem: { code: 'www_missing', blocking: false },
  })
})

test('a domain without any right record is released after a week, and returns with its proof', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  world.write(domain, 'A', '8.8.4.4')
  world.write(`_vitrine.${domain}`, 'TXT')

  shop.clock.pass(minutes.day + 60)
  await checkDomains(shop)
  shop.clock.pass(minutes.threeDays)
  await checkDomains(shop)
  expect(await storeAt(domain)).toBe(store.storeId)
  shop.clock.pass(minutes.week - minutes.threeDays)
  await checkDomains(shop)

  expect(await hostOf(store, domain)).toMatchObject({ status: 'pending_dns', primary: false })
  expect(await storeAt(domain)).toBeUndefined()
  const subjects = (await storeOutbox(shop.services, store)).map(({ subject }) => subject)
  expect(subjects).toEqual([
    `${domain} has stopped working`,
    `${domain} no longer belongs to ${store.name}`,
  ])

  pointRight(store, domain)
  shop.clock.pass(61)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({ status: 'live' })
})

test('a shop claims ten domains at once, and those that it does not prove end after a week', async () => {
  const store = await shop.aStore()
  const claimed = Array.from({ length: 10 }, () => aDomain())
  for (const domain of claimed) expect((await add(store, domain)).status).toBe(200)
  const eleventh = aDomain()
  const full = { status: 409, body: { code: 'too_many_domains' } }
  expect(await add(store, eleventh)).toMatchObject(full)
  expect(await add(store, claimed[3]!)).toMatchObject({ status: 200 })

  shop.clock.pass(minutes.day * 6)
  await checkDomains(shop)
  expect(await add(store, eleventh)).toMatchObject(full)

  shop.clock.pass(minutes.day * 2)
  await checkDomains(shop)
  expect(await add(store, eleventh)).toMatchObject({
    status: 200,
    body: { domains: [{ primary: true }, { domain: eleventh }] },
  })
})

test('a domain moves to the shop that proves it, and the former owner is notified', async () => {
  const [former, next] = [await shop.aStore(), await shop.aStore()]
  const domain = await aLiveDomain(former)

  await add(next, domain)
  world.write(`_vitrine.${domain}`, 'TXT')
  await checkDomains(shop)
  expect(await hostOf(next, domain)).toMatchObject({
    status: 'pending_dns',
    problem: { code: 'used_by_other_shop' },
  })

  world.write(`_vitrine.${domain}`, 'TXT', proof(former), proof(next))
  shop.clock.pass(1)
  await checkDomains(shop)
  expect(await hostOf(next, domain)).toMatchObject({ problem: { code: 'other_shop_proved_too' } })
  expect(await storeAt(domain)).toBe(former.storeId)

  world.write(`_vitrine.${domain}`, 'TXT', proof(next))
  shop.clock.pass(1)
  await checkDomains(shop)
  expect(await storeAt(domain)).toBe(next.storeId)
  expect(await hostOf(former, domain)).toBeUndefined()
  expect(await storeOutbox(shop.services, former)).toMatchObject([
    { subject: `${domain} was moved to another shop` },
  ])
})

test('a released domain belongs to no shop until one proves it, although it still leads here', async () => {
  const [former, stranger] = [await shop.aStore(), await shop.aStore()]
  const domain = await aLiveDomain(former)
  await ask(former, 'remove-domain', { domain, confirmDomain: domain }, 'DELETE')

  await add(stranger, domain)
  await checkDomains(shop)

  expect(await hostOf(stranger, domain)).toMatchObject({
    status: 'pending_dns',
    problem: { code: 'txt_of_other_shop' },
  })
  expect(await storeAt(domain)).toBeUndefined()
})

test('hundreds of domains are verified in one run', async () => {
  const stores = await Promise.all(Array.from({ length: 10 }, () => shop.aStore()))
  const claims = stores.flatMap((store) =>
    Array.from({ length: 20 }, () => {
      const domain = aDomain()
      pointRight(store, domain)
      return { domain, storeId: store.storeId, createdAt: shop.clock.now() }
    }),
  )
  await db.platform.insert(domains).values(claims)

  await checkDomains(shop)

  const found = await Promise.all(claims.map(({ domain }) => storeAt(domain)))
  expect(found).toEqual(claims.map(({ storeId }) => storeId))
})
