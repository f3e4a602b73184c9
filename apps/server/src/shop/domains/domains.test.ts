import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { aDnsWorld } from '../../testing/a-dns-world.ts'
import { checkDomains } from '../../testing/check-domains.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const ours = '192.0.2.7'
const world = await aDnsWorld(ours)
afterAll(() => world.stop())
// Of its own: the checks of these tests concern all domains that are due.
const db = await openOwnDatabase()
const shop = startShop({}, db, { ...world.environment, MAIN_HOST: 'localhost' })

const minutes = { day: 24 * 60, threeDays: 72 * 60, week: 7 * 24 * 60 }
let count = 0

/** A domain below `test`, which needs no certificate. */
function aDomain(top = 'test'): string {
  count += 1
  const domain = `tea-${count}.${top}`
  world.register(domain)
  return domain
}

const ask = async (
  { storeId, owner }: OwnedStore,
  path: string,
  body: object = {},
  method = 'PUT',
) =>
  await shop.call<DomainStatus>(method, `/api/store/${path}`, {
    as: owner,
    body: { storeId, ...body },
  })

const add = (store: OwnedStore, domain: string, more = {}) =>
  ask(store, 'update-domain', { domain, ...more })

async function hostOf(store: OwnedStore, domain: string): Promise<StoreHost> {
  const { body } = await ask(store, 'domain-status', {}, 'GET')
  return body.domains.find((each) => each.domain === domain)!
}

const proof = ({ storeId }: OwnedStore) => `vitrine=${storeId}`

function pointRight(store: OwnedStore, domain: string) {
  world.write(`_vitrine.${domain}`, 'TXT', proof(store))
  world.write(domain, 'A', ours)
}

async function aLiveDomain(store: OwnedStore, domain = aDomain()) {
  pointRight(store, domain)
  expect((await add(store, domain)).status).toBe(200)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({ status: 'live' })
  return domain
}

const storeAt = async (domain: string) => {
  const host = await shop.services.hosts.resolve(domain)
  return host.kind === 'store' ? host.store.storeId : undefined
}

test('a domain answers with its shop once its two records are right', async () => {
  const store = await shop.aStore()
  const domain = aDomain()

  const added = await add(store, domain.toUpperCase())

  expect(added.body).toMatchObject({
    primaryDomain: store.storeDomain,
    domains: [
      { domain: store.storeDomain, kind: 'provided', status: 'live', primary: true },
      {
        domain,
        kind: 'own',
        status: 'verifying',
        primary: false,
        records: [
          {
            type: 'TXT',
            name: `_vitrine.${domain}`,
            host: '_vitrine',
            expected: proof(store),
            observed: null,
            ok: false,
          },
          { type: 'A', name: domain, host: '@', expected: ours, observed: null, ok: false },
          { type: 'ALIAS', name: domain, expected: 'localhost', optional: true },
        ],
        counterpart: { domain: `www.${domain}`, added: false },
        problem: null,
      },
    ],
  })
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'pending_dns',
    checkedAt: expect.any(String),
    problem: { code: 'txt_missing', blocking: true },
  })
  expect(await storeAt(domain)).toBeUndefined()

  world.write(`_vitrine.${domain}`, 'TXT', proof(store))
  world.write(domain, 'A', '8.8.4.4')
  shop.clock.pass(1)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'pending_dns',
    records: [{ ok: true }, { observed: '8.8.4.4', ok: false }, { ok: false }],
    problem: { code: 'wrong_address' },
  })

  world.write(domain, 'A', ours)
  shop.clock.pass(1)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'live',
    primary: true,
    records: [{ observed: proof(store), ok: true }, { observed: ours, ok: true }, { ok: true }],
    verifiedAt: expect.any(String),
    expiresAt: null,
  })
  expect(await storeAt(domain)).toBe(store.storeId)
  const stores = await shop.call('GET', '/api/store/find-stores', {
    as: store.owner,
    body: { userId: store.owner.userId },
  })
  expect(stores.body).toMatchObject([{ storeDomain: store.storeDomain, primaryDomain: domain }])
})

test('a name below a domain needs a CNAME, and www shares the proof of its domain', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  const added = await add(store, `shop.${domain}`)
  expect(added.body.domains[1]!.records).toMatchObject([
    { type: 'TXT', name: `_vitrine.shop.${domain}`, host: '_vitrine.shop' },
    { type: 'CNAME', name: `shop.${domain}`, host: 'shop', expected: 'localhost' },
  ])
  const both = await add(store, domain, { withCounterpart: true })
  expect(both.body.domains.map((each) => each.domain)).toEqual([
    store.storeDomain,
    `shop.${domain}`,
    domain,
    `www.${domain}`,
  ])
  expect(both.body.domains[3]).toMatchObject({
    records: [{ name: `_vitrine.${domain}` }, { type: 'CNAME' }],
    counterpart: { domain, added: true },
  })
  pointRight(store, domain)
  for (const name of [`www.${domain}`, `shop.${domain}`]) world.write(name, 'CNAME', 'localhost')
  world.write(`_vitrine.shop.${domain}`, 'TXT', proof(store))

  shop.clock.pass(1)
  await checkDomains(shop)

  const { body } = await ask(store, 'domain-status', {}, 'GET')
  expect(body.domains.map(({ status }) => status)).toEqual(['live', 'live', 'live', 'live'])
})

test('a certificate is awaited before the domain is live or primary', async () => {
  const store = await shop.aStore()
  const domain = aDomain('com')
  pointRight(store, domain)
  await add(store, domain)
  const asked: string[] = []
  const missing = async (host: string, addresses: readonly string[]) => {
    asked.push(`${host} ${addresses.join()}`)
    return 'missing' as const
  }

  await checkDomains(shop, missing)
  expect(asked).toEqual([`${domain} ${ours}`])
  expect(await hostOf(store, domain)).toMatchObject({
    status: 'issuing',
    primary: false,
    problem: { code: 'certificate_missing' },
  })
  expect(await storeAt(domain)).toBe(store.storeId)
  const early = await ask(store, 'set-primary-domain', { domain })
  expect(early).toMatchObject({ status: 409, body: { code: 'domain_not_live' } })

  shop.clock.pass(1)
  await checkDomains(shop)
  expect(await hostOf(store, domain)).toMatchObject({ status: 'live', primary: true })
})

test('the owner chooses the primary domain, also the free one again', async () => {
  const store = await shop.aStore()
  const first = await aLiveDomain(store)
  const second = await aLiveDomain(store)
  expect(await hostOf(store, second)).toMatchObject({ primary: false })

  expect(await ask(store, 'set-primary-domain', { domain: second })).toMatchObject({
    body: { primaryDomain: second },
  })
  expect(await shop.services.hosts.resolve(first)).toMatchObject({
    store: { shownDomain: second },
  })
  const { storeDomain } = store
  expect(await ask(store, 'set-primary-domain', { domain: storeDomain })).toMatchObject({
    body: { primaryDomain: storeDomain },
  })
  const unknown = await ask(store, 'set-primary-domain', { domain: 'other.test' })
  expect(unknown).toMatchObject({ status: 404 })
})

test('a domain is removed at once, and the primary one by typing its name', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  const remove = (body: object) => ask(store, 'remove-domain', body, 'DELETE')

  expect(await remove({ domain })).toMatchObject({ status: 409, body: { code: 'domain_mismatch' } })
  const { storeDomain } = store
  expect(await remove({ domain: storeDomain })).toMatchObject({
    status: 409,
    body: { code: 'domain_provided' },
  })
  const removed = await remove({ domain, confirmDomain: ` ${domain.toUpperCase()} ` })
  expect(removed).toMatchObject({ status: 200, body: { primaryDomain: storeDomain } })
  expect(removed.body.domains).toHaveLength(1)
  expect(await storeAt(domain)).toBeUndefined()
  expect(await remove({ domain })).toMatchObject({ status: 404 })
})

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

test('a domain that goes astray is served on, and after three days its owner hears of it', async () => {
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

test('a domain of which nothing is left is released after a week, and comes back by its proof', async () => {
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

test('name servers that are out of order for weeks cost a domain nothing but an email', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  world.breakZone(domain, 'silent')

  for (let day = 0; day < 14; day += 1) {
    shop.clock.pass(minutes.day + 60)
    await checkDomains(shop)
  }

  expect(await hostOf(store, domain)).toMatchObject({
    status: 'problem',
    problem: { code: 'name_servers_silent' },
  })
  expect(await storeAt(domain)).toBe(store.storeId)
  expect(await storeOutbox(shop.services, store)).toHaveLength(1)
})

test('an unproved claim ends after a week', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  await add(store, domain)
  await checkDomains(shop)

  shop.clock.pass(minutes.week + 1)
  await checkDomains(shop)

  expect(await hostOf(store, domain)).toBeUndefined()
})

test('whoever proves a domain of another shop gets it, and the former shop is told', async () => {
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

test('a domain that is let go is nobody’s until somebody proves it, though it still leads here', async () => {
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

test('a failure of our own resolver changes nothing', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  world.breakResolver(true)

  shop.clock.pass(minutes.week * 2)
  await checkDomains(shop)
  shop.clock.pass(minutes.week)
  await checkDomains(shop)

  expect(await hostOf(store, domain)).toMatchObject({
    status: 'live',
    failingSince: null,
    problem: { code: 'could_not_check' },
  })
  expect(await storeOutbox(shop.services, store)).toEqual([])
  world.breakResolver(false)
})

test.each([
  ['hangs', 'silent'],
  ['lies', 'lies'],
  ['refuses', 'refused'],
  ['answers nonsense', 'garbage'],
] as const)(
  'a name server that %s costs seconds, and keeps no domain of others waiting',
  async (_, fault) => {
    const [store, other] = [await shop.aStore(), await shop.aStore()]
    const broken = aDomain()
    await add(store, broken)
    world.breakZone(broken, fault)
    const right = aDomain()
    pointRight(other, right)
    await add(other, right)

    const started = performance.now()
    await checkDomains(shop)

    expect(performance.now() - started).toBeLessThan(8000)
    expect(await hostOf(store, broken)).toMatchObject({ status: 'pending_dns' })
    expect(await hostOf(other, right)).toMatchObject({ status: 'live' })
  },
)

test('an answer of 64 kB is read, and stored short', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  pointRight(store, domain)
  const noise = Array.from({ length: 230 }, (_, n) => `${n} ${'x'.repeat(240)}`)
  world.write(`_vitrine.${domain}`, 'TXT', ...noise)
  await add(store, domain)

  await checkDomains(shop)

  const { records, problem } = await hostOf(store, domain)
  expect(problem).toMatchObject({ code: 'txt_several' })
  expect(records[0]!.observed!.length).toBeLessThan(6000)
})

test('name servers in private networks are never asked', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  world.write(`ns1.${domain}`, 'A', '10.0.0.53')
  await add(store, domain)

  await checkDomains(shop)

  expect(await hostOf(store, domain)).toMatchObject({ problem: { code: 'name_servers_unknown' } })
  expect(world.asked.filter((question) => question.includes(domain))).toEqual([])
})

test('of www and the bare domain, the one that was typed becomes primary', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  world.write(`_vitrine.${domain}`, 'TXT', proof(store))
  world.write(`www.${domain}`, 'CNAME', 'localhost')
  await add(store, domain, { withCounterpart: true })
  await checkDomains(shop)
  expect(await hostOf(store, `www.${domain}`)).toMatchObject({ status: 'live', primary: true })

  world.write(domain, 'A', ours)
  shop.clock.pass(1)
  await checkDomains(shop)

  expect(await hostOf(store, domain)).toMatchObject({ status: 'live', primary: true })
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
