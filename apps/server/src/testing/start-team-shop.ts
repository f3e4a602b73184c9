import type { ApiKey, NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import type { Team } from '@vitrine/contract/account/team.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Role } from '@vitrine/contract/call/role.ts'
import { expect } from 'vitest'
import { type OwnedStore, startShop, type User } from './start-shop.ts'
import { storeOutbox } from './store-outbox.ts'

const aMailbox = () => `kai-${Math.random().toString(36).slice(2)}@team.example`

/** Starts a server with calls of teams. Call it at the top of a file. */
export function startTeamShop() {
  const shop = startShop()

  const call = <Body = Team>(as: User | undefined, method: string, path: string, body?: object) =>
    shop.call<Body & RefusalBody>(method, `/api${path}`, { as, body })

  const listTeam = ({ storeId, owner }: OwnedStore, as = owner) =>
    call(as, 'GET', '/team', { storeId })

  const invite = (
    { storeId, owner }: OwnedStore,
    email: string,
    role: Role = 'editor',
    as = owner,
  ) => call(as, 'POST', '/team/invitations', { storeId, email, role })

  async function tokenTo(store: OwnedStore, email: string): Promise<string> {
    const mails = (await storeOutbox(shop.services, store)).filter(({ to }) => to === email)
    return /\/join#token=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
  }

  async function anInvitation(role: Role = 'editor') {
    const store = await shop.aStore()
    const email = aMailbox()
    expect((await invite(store, email, role)).status).toBe(201)
    return { store, email, token: await tokenTo(store, email) }
  }

  const whoIs = async (as: User) => (await call<SignedInOwner>(as, 'GET', '/auth/check-auth')).body

  async function aKeyOf(as: User, { storeId }: OwnedStore): Promise<NewApiKey> {
    const body = { storeId, name: 'Till', scopes: ['orders:read'] }
    return (await call<NewApiKey>(as, 'POST', '/api-keys', body)).body
  }

  const opens = ({ key }: NewApiKey, { storeId }: OwnedStore) =>
    shop.call<RefusalBody>('GET', '/api/orders', {
      body: { storeId },
      headers: { authorization: `Bearer ${key}` },
    })

  const keysOf = async ({ storeId, owner }: OwnedStore) =>
    (await call<ApiKey[]>(owner, 'GET', '/api-keys', { storeId })).body

  const keys = { aKeyOf, opens, keysOf }
  return { shop, call, aMailbox, listTeam, invite, tokenTo, anInvitation, whoIs, ...keys }
}
