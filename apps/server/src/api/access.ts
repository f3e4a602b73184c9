import { os } from '@orpc/server'
import { findKey, type KeyFacts, keyIn } from '../identity/find-key.ts'
import { hashOfKey, storeIdOfKey } from '../identity/key-text.ts'
import { findSession } from '../identity/find-session.ts'
import { findMembership, isMember } from '../identity/membership.ts'
import { isClosed } from '../identity/is-closed.ts'
import { placeOf } from '../identity/place-of.ts'
import { hasView } from '../identity/view-token.ts'
import type { HostStore } from '../platform/host-store.ts'
import { normaliseHost } from '../platform/hosts.ts'
import { noteStore } from '../platform/request-facts.ts'
import { limitSentence } from '@vitrine/commerce/plans/limits.ts'
import type { Access, CallMeta } from '@vitrine/contract/call/call.ts'
import { storeHeader } from '@vitrine/contract/call/store-header.ts'
import { hasRight, type Role } from '@vitrine/contract/call/role.ts'
import { coversScope } from '@vitrine/contract/call/scope.ts'
import { noteMemberSeen, noteSeen } from '../identity/note-session.ts'
import { refuseVisitor } from './refuse-visitor.ts'
import { cachedLimits } from '../platform/plans/cached-limits.ts'
import { requireProof } from './require-proof.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import { requireWithinLimit } from './require-within-limit.ts'
import type { Actor, OwnerContext, PublicContext, RequestContext, SelfContext } from './context.ts'
import { Refusal } from '../platform/refusal.ts'

const anyCall = os.$context<RequestContext>().$meta<CallMeta>({ access: 'unset' })

/** Needs no session; on a store's host only that store is reachable, on the main host any. */
export const publicAccess = anyCall.middleware(async ({ context, procedure, next }, input) => {
  await requireWithinLimit(context, 'publicCall')
  const rule = procedure['~orpc'].meta
  const store = await storeOfPublicCall(context, rule, namedIn(input))
  await requireOpen(context, rule, store)
  noteStore(store.storeId)
  return await next({ context: { store } satisfies PublicContext })
})

export const openAccess = anyCall.middleware(async ({ context, procedure, next }) => {
  await requireWithinLimit(context, 'publicCall')
  const meta = procedure['~orpc'].meta
  const isHere = context.host.kind === 'main' || !('mainHostOnly' in meta && meta.mainHostOnly)
  if (isNowhere(context) || !isHere) throw new Refusal('not_found')
  return await next()
})

export const selfAccess = anyCall.middleware(async ({ context, procedure, path, next }) => {
  const session = await requireSession(context)
  if (session.visit) refuseVisitor(path.join('.'), procedure['~orpc'].meta)
  if ('stepUp' in procedure['~orpc'].meta) requireProof({ ...context, session })
  return await next({ context: { userId: session.userId, session } satisfies SelfContext })
})

/**
 * Needs a session of a member of the store (named by the header, else the selected one) whose role
 * has the call's right, or an API key with its scope. On the main host only.
 */
export const ownerAccess = anyCall.middleware(async ({ context, procedure, path, next }, input) => {
  const { userId, store, role, actor } = await requireOwner(
    context,
    procedure['~orpc'].meta,
    path.join('.'),
  )
  const { storeId } = namedIn(input)
  if (isUuid(storeId) && storeId.toLowerCase() !== store.storeId) throw new Refusal('not_found')
  context.touchedStores.add(store.storeId)
  noteStore(store.storeId)
  const act = { call: path.join('.'), actor }
  return await next({ context: { userId, store, role, act } satisfies OwnerContext })
})

/**
 * Returns the middleware of an access rule; the server checks every handler against it at start.
 */
export function accessFor(rule: Access) {
  if (rule.access === 'self') return selfAccess
  if (rule.access === 'owner') return ownerAccess
  return rule.store === 'none' ? openAccess : publicAccess
}

/** A store's host receives no session and no key, so these calls do not exist there. */
export async function requireSession(context: RequestContext): Promise<SelfContext['session']> {
  const key = await findKeyOf(context)
  if (key) throw new Refusal('scope_missing')
  const session = await findSession(context)
  if (!session) throw new Refusal('not_signed_in')
  if (!session.visit) await noteSeen(context, session)
  return session
}

interface FoundOwner extends Pick<OwnerContext, 'userId' | 'store' | 'role'> {
  actor: Actor
}

/** @param call its name, as `products.addProduct` */
export async function requireOwner(
  context: RequestContext,
  rule: CallMeta,
  call: string,
): Promise<FoundOwner> {
  const found = await findOwner(context, rule, call)
  if (!('whileSuspended' in rule)) requireNotSuspended(found.store)
  return found
}

async function findOwner(
  context: RequestContext,
  rule: CallMeta,
  call: string,
): Promise<FoundOwner> {
  const { clientAddress } = context
  const place = clientAddress === undefined ? null : placeOf(clientAddress)
  const key = await findKeyOf(context)
  if (key) {
    const scope = 'scope' in rule ? rule.scope : undefined
    if (!scope || !coversScope(key.scopes, scope))
      throw new Refusal('scope_missing', { scope: scope ?? null })
    const { userId, role, id, name } = key
    const actor: Actor = { kind: 'key', id, name, place }
    return { userId, role, store: await requireStore(context, key.storeId), actor }
  }
  const session = await requireSession(context)
  const { store, role } = await storeOfOwner(context, session)
  requireRight(role, rule)
  if (session.visit) refuseVisitor(call, rule)
  if ('stepUp' in rule) requireProof({ ...context, session })
  const actor: Actor = { kind: 'user', id: session.userId, name: nameOf(session), place }
  return { userId: session.userId, store, role, actor }
}

/** What an operator does carries both names. */
function nameOf({ name, visit }: SelfContext['session']): string {
  return visit ? `${visit.operator} for ${name}` : name
}

function requireNotSuspended({ status, suspensionReason: reason }: HostStore): void {
  if (status === 'suspended') throw new Refusal('shop_suspended', { reason })
}

/** The role is read with each request, so a change takes effect with the next one. */
function requireRight(role: Role, rule: CallMeta): void {
  if (rule.access !== 'owner') throw new Error('A call without a right was wired as an owner’s.')
  if (!hasRight(role, rule.right)) throw new Refusal('role_missing', { role, right: rule.right })
}

export async function requireSignedIn(context: RequestContext): Promise<void> {
  if (!(await findKeyOf(context))) await requireSession(context)
}

/** Looks a key up and counts it once per request. */
async function findKeyOf(context: RequestContext): Promise<KeyFacts | undefined> {
  if (context.host.kind !== 'main') throw new Refusal('not_found')
  const key = keyIn(context.headers)
  if (key === undefined) return undefined
  const { keys } = context
  if (!keys.has(key)) keys.set(key, requireKey(context, key))
  return await keys.get(key)
}

async function requireKey(context: RequestContext, key: string): Promise<KeyFacts> {
  if (storeIdOfKey(key) === undefined) throw new Refusal('key_not_valid')
  await requireWithinLimit(context, 'apiKey', { key: hashOfKey(key) })
  const found = await findKey(context, key)
  if (!found) throw new Refusal('key_not_valid')
  await requireCallsOfPlan(context, found.storeId)
  return found
}

async function requireCallsOfPlan(context: RequestContext, storeId: string): Promise<void> {
  const { apiCalls } = await cachedLimits(context, storeId)
  if (apiCalls === null) return
  const wait = await context.limiter.take('planApiCall', { shop: storeId }, apiCalls)
  if (wait) throw tooManyAttempts(context, wait, limitSentence('apiCalls', apiCalls))
}

async function storeOfOwner(
  context: RequestContext,
  { userId, selectedStoreId, visit }: SelfContext['session'],
): Promise<{ store: HostStore; role: Role }> {
  const named = context.headers.get(storeHeader)
  if (named !== null && !isUuid(named)) throw new Refusal('not_found')
  const storeId = named?.toLowerCase() ?? selectedStoreId
  if (!storeId) throw new Refusal('no_store')
  if (visit && visit.storeId !== storeId) throw new Refusal('not_found')
  const membership = await findMembership(context.db, storeId, userId)
  if (!membership) throw new Refusal('not_found')
  if (!visit) await noteMemberSeen(context, { storeId, userId, ...membership })
  return { store: await requireStore(context, storeId), role: membership.role }
}

async function requireStore({ hosts }: RequestContext, storeId: string): Promise<HostStore> {
  const store = await hosts.findById(storeId)
  if (!store) throw new Refusal('not_found')
  return store
}

async function storeOfPublicCall(
  context: RequestContext,
  meta: CallMeta,
  named: Record<string, unknown>,
): Promise<HostStore> {
  if (meta.access !== 'public' || meta.store === 'none')
    throw new Error('A call without a store was wired as one with a store.')
  const hostStore = storeOfHost(context)
  if (!hostStore && 'storeHostOnly' in meta && meta.storeHostOnly) throw new Refusal('not_found')
  if (meta.store === 'host') return hostStore ?? (await selectedStore(context))
  const name = named[meta.store]
  // Malformed ids are rejected by input validation, which runs next.
  if (meta.store === 'storeId' ? !isUuid(name) : typeof name !== 'string')
    return hostStore ?? nameless
  const store = await storeNamed(context, meta.store, name as string)
  if (!store || (hostStore && hostStore.storeId !== store.storeId)) throw new Refusal('not_found')
  return store
}

async function requireOpen(context: RequestContext, rule: CallMeta, store: HostStore) {
  if (context.isLetIn || ('whileClosed' in rule && rule.whileClosed)) return
  const isSuspended = store.status === 'suspended'
  if (isSuspended ? 'whileSuspended' in rule : !isClosed(store)) return
  const { host, headers, now } = context
  const isVisitor = host.kind === 'store'
  const isLetIn = isVisitor
    ? !isSuspended && hasView(store, headers, now())
    : await isTheirs(context, store)
  if (!isLetIn) throw new Refusal(isSuspended ? 'shop_unavailable' : 'shop_closed')
}

async function isTheirs(context: RequestContext, { storeId }: HostStore): Promise<boolean> {
  const key = await findKeyOf(context)
  if (key) return key.storeId === storeId
  const session = await findSession(context)
  if (!session || (session.visit && session.visit.storeId !== storeId)) return false
  return await isMember(context.db, storeId, session.userId)
}

/** Placeholder while input validation refuses the request; no handler ever sees it. */
const nameless = Object.freeze({}) as HostStore

/** The console's host has calls of its own only. */
function isNowhere({ host }: Pick<RequestContext, 'host'>): boolean {
  return host.kind === 'unknown' || host.kind === 'console'
}

function storeOfHost({ host }: RequestContext): HostStore | undefined {
  if (isNowhere({ host })) throw new Refusal('not_found')
  return host.kind === 'store' ? host.store : undefined
}

async function storeNamed({ hosts, host }: RequestContext, by: string, name: string) {
  // Needs no query, so it works while the database is out of reach.
  if (host.kind === 'store' && isNameOf(host.store, by, name)) return host.store
  return by === 'storeId' ? await hosts.findById(name) : await hosts.findByDomain(name)
}

function isNameOf(store: HostStore, by: string, name: string) {
  return by === 'storeId'
    ? store.storeId === name.toLowerCase()
    : store.storeDomain === normaliseHost(name)
}

async function selectedStore(context: RequestContext): Promise<HostStore> {
  const session = await findSession(context)
  if (!session) throw new Refusal('not_found')
  return (await storeOfOwner(context, session)).store
}

function namedIn(input: unknown): Record<string, unknown> {
  const fields = asRecord(input)
  if (!('body' in fields && 'headers' in fields)) return fields
  return { ...asRecord(fields['query']), ...asRecord(fields['body']) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
