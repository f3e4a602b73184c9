import { expect, test } from 'vitest'
import { checkDomains } from '../../../testing/check-domains.ts'
import { minutes, startDomainsShop } from '../../../testing/start-domains-shop.ts'
import { storeOutbox } from '../../../testing/store-outbox.ts'

const { world, shop, aDomain, add, hostOf, pointRight, aLiveDomain, storeAt } =
  await startDomainsShop()

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

test('name servers in private networks are never queried', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  world.write(`ns1.${domain}`, 'A', '10.0.0.53')
  await add(store, domain)

  await checkDomains(shop)

  expect(await hostOf(store, domain)).toMatchObject({ problem: { code: 'name_servers_unknown' } })
  expect(world.questions.filter((question) => question.includes(domain))).toEqual([])
})
