import { type Scope, scopes } from '@vitrine/contract/call/scope.ts'
import { type Role, roles } from '@vitrine/contract/call/role.ts'
import { aKey } from '../testing/a-key.ts'
import { aMember } from '../testing/a-member.ts'
import { CookieJar } from '../testing/cookie-jar.ts'
import type { Shop, User } from '../testing/start-shop.ts'
import { aMarkedStore, type MarkedStore } from './marked-store.ts'

export interface Actor {
  label: string
  host: string
  user?: User
  /** The user's role in the base store. */
  role?: Role
  /** Sent with the request, valid or not. */
  cookies: CookieJar
  /** API key of the base store; a dead one is revoked. */
  key?: { text: string; scopes: Scope[]; isDead?: true }
  /** The store of the host or the session; otherwise the one that the visitor views. */
  base: MarkedStore
}

export interface World {
  own: MarkedStore
  /** No actor is a member, so nothing in it may ever change. */
  foreign: MarkedStore
  stores: MarkedStore[]
  actors: Actor[]
}

export const mainHost = 'localhost'

export async function aWorld(shop: Shop): Promise<World> {
  const own = await aMarkedStore(shop, 'tea')
  const foreign = await aMarkedStore(shop, 'records')
  // Outdated hashes: everyone may order there, but then nothing is placed.
  foreign.names.quoteHash = 'of another cart'
  foreign.names.linkHash = 'of another draft'
  foreign.names.trap = 'filled in by a robot'
  const books = await aMarkedStore(shop, 'books')
  const { owner } = own.store
  const elsewhere = await signedIn(shop, owner)
  const annex = await aMarkedStore(shop, 'annex', elsewhere)
  const left = await signedIn(shop, owner)
  await shop.call('POST', '/api/auth/logout', { as: { ...left, cookies: copyOf(left.cookies) } })

  const stranger = { host: mainHost, cookies: new CookieJar(), base: own }
  const asOwner = asOwnerOf(own, 'owner')
  // Uses a separate session, so that the owner's survives if a store's host accepts it.
  const { cookies } = await inNewSession(shop, asOwner)
  return {
    own,
    foreign,
    stores: [own, foreign, books, annex],
    actors: [
      { ...stranger, label: 'anonymous' },
      { ...stranger, label: 'signed-out session', cookies: left.cookies },
      asOwner,
      asOwnerOf(books, 'another owner'),
      asOwnerOf(annex, 'owner with another store selected'),
      { ...stranger, label: 'session on the own store’s host', host: own.names.domain, cookies },
      {
        label: 'session on the neighbour’s host',
        host: foreign.names.domain,
        cookies,
        base: foreign,
      },
      ...(await memberActors(shop, own)),
      ...(await keyActors(shop, stranger)),
    ],
  }
}

async function memberActors(shop: Shop, base: MarkedStore): Promise<Actor[]> {
  const others = roles.filter((role) => role !== 'owner')
  return await Promise.all(others.map((role) => memberOf(shop, base, role)))
}

async function memberOf(shop: Shop, base: MarkedStore, role: Role): Promise<Actor> {
  const user = await aMember(shop, base.store, role)
  return { label: role, host: mainHost, user, role, cookies: user.cookies, base }
}

/** Returns another actor of the same kind, for a call that ends the membership. */
export async function withNewMembership(shop: Shop, actor: Actor): Promise<Actor> {
  const { role, base } = actor
  return role === undefined || role === 'owner' ? actor : await memberOf(shop, base, role)
}

async function keyActors(shop: Shop, stranger: Omit<Actor, 'label'>): Promise<Actor[]> {
  const { store, names } = stranger.base
  const [whole, bare, revoked] = await Promise.all([
    aKey(shop, store, scopes),
    aKey(shop, store, []),
    aKey(shop, store, scopes),
  ])
  await shop.call('DELETE', `/api/api-keys/${revoked.id}`, { as: store.owner })
  const withAll = { text: whole.key, scopes }
  return [
    { ...stranger, label: 'key with every scope', key: withAll },
    { ...stranger, label: 'key without a scope', key: { text: bare.key, scopes: [] } },
    { ...stranger, label: 'revoked key', key: { text: revoked.key, scopes, isDead: true } },
    { ...stranger, label: 'key on the own store’s host', key: withAll, host: names.domain },
  ]
}

function asOwnerOf(base: MarkedStore, label: string): Actor {
  const user = base.store.owner
  return { label, host: mainHost, user, role: 'owner', cookies: user.cookies, base }
}

async function signedIn(shop: Shop, { email, password, ...user }: User): Promise<User> {
  const again = { ...user, email, password, cookies: new CookieJar() }
  const body = { email, password }
  const { status } = await shop.call('POST', '/api/auth/login', { as: again, body })
  if (status !== 200) throw new Error(`Signing in again answered ${status}.`)
  return again
}

export async function inNewSession(shop: Shop, actor: Actor): Promise<Actor> {
  if (!actor.user) return actor
  const user = await signedIn(shop, actor.user)
  const body = { storeId: actor.base.names.store }
  await shop.call('POST', '/api/store/select-store', { as: user, body })
  return { ...actor, user, cookies: user.cookies }
}

function copyOf({ header }: CookieJar): CookieJar {
  const copy = new CookieJar()
  const headers = new Headers()
  for (const pair of header.split('; ')) headers.append('set-cookie', pair)
  copy.keep(new Response(null, { headers }))
  return copy
}
