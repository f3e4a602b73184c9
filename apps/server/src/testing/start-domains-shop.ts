import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect } from 'vitest'
import { aDnsWorld } from './a-dns-world.ts'
import { checkDomains } from './check-domains.ts'
import { type OwnedStore, startShop } from './start-shop.ts'

export const ours = '192.0.2.7'
export const minutes = { day: 24 * 60, threeDays: 72 * 60, week: 7 * 24 * 60 }

/** The text of the TXT record by which this shop proves that a domain is its own. */
const proof = ({ storeId }: OwnedStore) => `vitrine=${storeId}`

/**
 * Starts a server whose DNS is in this process, on a database of its own: checks concern all domains
 * that are due. Call it at the top of a test file.
 */
export async function startDomainsShop(environment: Record<string, string> = {}) {
  const world = await aDnsWorld(ours)
  afterAll(() => world.stop())
  const db = await openOwnDatabase()
  const shop = startShop({}, db, {
    ...world.environment,
    MAIN_HOST: 'localhost',
    ...environment,
  })
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

  return { world, db, shop, aDomain, ask, add, hostOf, proof, pointRight, aLiveDomain, storeAt }
}
