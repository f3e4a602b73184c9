import { expect, test } from 'vitest'
import { checkDomains } from '../../testing/check-domains.ts'
import { ours, startDomainsShop } from '../../testing/start-domains-shop.ts'

const { world, shop, aDomain, ask, add, hostOf, proof, pointRight, aLiveDomain, storeAt } =
  await startDomainsShop()

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
    return { state: 'missing' as const }
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
