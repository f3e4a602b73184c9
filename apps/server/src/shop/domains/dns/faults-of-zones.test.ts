import { domainProblemCodes } from '@vitrine/contract/shop/domain-problems.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { aDnsWorld } from '../../../testing/a-dns-world.ts'
import { clear, faults, ours, storeId } from '../../../testing/zone-faults.ts'
import { diagnose } from '../doctor/diagnose.ts'
import type { Facts } from '../doctor/facts.ts'
import { proofOf } from '../doctor/verdict.ts'
import { createOpenDns } from './dns.ts'
import { observe } from './observe.ts'

const world = await aDnsWorld(ours)
afterAll(() => world.stop())

const config = readConfig({ ...world.environment, MAIN_HOST: 'vitrine.example' })
const openDns = createOpenDns(config, { timeoutMs: 250, tries: 1 })
const expected = { a: [ours], aaaa: [], cname: 'vitrine.example' }

beforeEach(() => {
  world.breakResolver(false)
  world.repair('tea.com')
  clear(world.write)
  world.ttl('tea.com', 300)
  world.register('tea.com')
  world.write('tea.com', 'A', ours)
  world.write('www.tea.com', 'CNAME', 'vitrine.example')
  world.write('shop.tea.com', 'CNAME', 'vitrine.example')
  for (const name of ['tea.com', 'shop.tea.com'])
    world.write(`_vitrine.${name}`, 'TXT', proofOf(storeId))
})

test.each(faults.map((fault) => [fault.code, fault] as const))(
  'a zone with the fault %s is recognised',
  async (code, { zone, domain = 'tea.com', facts = {}, says }) => {
    zone(world)

    const problem = await problemOf(domain, facts)

    expect(problem).toMatchObject({ code })
    expect(`${problem?.message} ${problem?.fix}`).toContain(says)
  },
)

test('a zone without a fault has none, whichever way the domain leads here', async () => {
  for (const domain of ['tea.com', 'www.tea.com', 'shop.tea.com'])
    expect({ domain, problem: await problemOf(domain) }).toEqual({ domain, problem: null })
})

test('every fault has a zone that shows it, and a sentence of its own', () => {
  expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(domainProblemCodes))
  expect(new Set(faults.map(({ says }) => says)).size).toBe(faults.length)
})

async function problemOf(domain: string, facts: Partial<Facts> = {}) {
  const dns = openDns(AbortSignal.timeout(5000))
  const seen = await observe(dns, domain, { ...config, cname: expected.cname })
  return diagnose({
    domain,
    storeId,
    storeDomain: 'tea.vitrine.example',
    isVerified: false,
    holderId: undefined,
    expected,
    provider: config,
    issuers: ['letsencrypt.org'],
    seen,
    certificate: 'ok',
    ...facts,
  })
}
