import type { ApiKey, NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Role } from '@vitrine/contract/call/role.ts'
import type { Team } from '@vitrine/contract/account/team.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import { CookieJar } from '../../testing/cookie-jar.ts'
import { type OwnedStore, startShop, type User } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()
const { services } = shop

type Said<Body> = Body & RefusalBody
type Listed = { content: ActivityEntry[] }

const call = <Body = Team>(as: User | undefined, method: string, path: string, body?: object) =>
  shop.call<Said<Body>>(method, `/api${path}`, { as, body })

const aMailbox = () => `kai-${Math.random().toString(36).slice(2)}@team.example`

const listTeam = ({ storeId, owner }: OwnedStore, as = owner) =>
  call(as, 'GET', '/team', { storeId })

const invite = ({ storeId, owner }: OwnedStore, email: string, role: Role = 'editor', as = owner) =>
  call(as, 'POST', '/team/invitations', { storeId, email, role })

async function tokenTo(store: OwnedStore, email: string): Promise<string> {
  const mails = (await storeOutbox(services, store)).filter(({ to }) => to === email)
  return /\/join#token=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
}

async function anInvitation(role: Role = 'editor') {
  const store = await shop.aStore()
  const email = aMailbox()
  expect((await invite(store, email, role)).status).toBe(201)
  return { store, email, token: await tokenTo(store, email) }
}

const aGuest = (): User => ({ ...nobody, cookies: new CookieJar() })
const nobody = { userId: '', name: '', email: '', password: '' }
const kai = { name: 'Kai', password: 'gyokuro in the evening' }

const accept = (as: User, token: string) =>
  call<object>(as, 'POST', '/invitations/accept', { token })
const whoIs = async (as: User) => (await call<SignedInOwner>(as, 'GET', '/auth/check-auth')).body

test('an owner invites by email, and the invited opens an account with it', async () => {
  const { store, email, token } = await anInvitation()

  const found = await call(undefined, 'POST', '/invitations/find', { token })
  expect(found.body).toMatchObject({
    storeName: store.name,
    role: 'editor',
    invitedBy: 'Mei Lin',
    email,
    hasAccount: false,
  })
  const guest = aGuest()
  const joined = await call(guest, 'POST', '/invitations/sign-up', { token, ...kai })

  expect(joined).toMatchObject({ status: 201, body: { selectedStoreId: store.storeId } })
  expect(await whoIs(guest)).toMatchObject({
    email,
    emailVerified: true,
    role: 'editor',
    selectedStoreId: store.storeId,
  })
  expect(await shop.mailbox.mailsTo(email)).toEqual([])
  expect((await listTeam(store)).body).toMatchObject({
    members: [
      { name: 'Mei Lin', role: 'owner' },
      { name: 'Kai', email, role: 'editor' },
    ],
    invitations: [],
  })
})

test('an account accepts by its confirmed address, without the email', async () => {
  const { store, email } = await anInvitation('sales')
  const user = await shop.aUser({ email })
  const mine = () => call<{ id: string }[]>(user, 'GET', '/invitations')
  expect((await mine()).body).toEqual([])
  await services.db.platform
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, user.userId))

  const [invitation] = (await mine()).body
  expect(invitation).toMatchObject({ storeName: store.name, role: 'sales', invitedBy: 'Mei Lin' })
  const accepted = await call<object>(user, 'POST', '/invitations/accept', { id: invitation!.id })

  expect(accepted.body).toEqual({ selectedStoreId: store.storeId })
  expect((await whoIs(user)).role).toBe('sales')
})

test('a person in two shops switches without signing in again', async () => {
  const { store, email, token } = await anInvitation('viewer')
  const user = await shop.aUser({ email })
  const own = await shop.aStore({ owner: user })
  await accept(user, token)

  const list = () =>
    call<{ storeId: string; role: Role }[]>(user, 'GET', '/store/find-stores', {
      userId: user.userId,
    })
  const roles = async () => (await list()).body.map(({ storeId, role }) => [storeId, role])
  expect(Object.fromEntries(await roles())).toEqual({
    [own.storeId]: 'owner',
    [store.storeId]: 'viewer',
  })
  expect((await whoIs(user)).role).toBe('viewer')
  await call(user, 'POST', '/store/select-store', { storeId: own.storeId })
  expect((await whoIs(user)).role).toBe('owner')
})

test('an invitation is for its address alone', async () => {
  const { store, token } = await anInvitation()
  const stranger = await shop.aUser()

  const refused = await accept(stranger, token)

  expect(refused).toMatchObject({ status: 409, body: { code: 'invitation_elsewhere' } })
  expect((await listTeam(store)).body.members).toHaveLength(1)
})

test('it works once, and says so when it is tried again', async () => {
  const { store, token, email } = await anInvitation()
  const [first, second] = [await shop.aUser({ email }), await shop.aUser()]

  const answers = await Promise.all([accept(first, token), accept(first, token)])

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await accept(second, token)).body.code).toBe('invitation_used')
  expect((await call(undefined, 'POST', '/invitations/find', { token })).body.code).toBe(
    'invitation_used',
  )
  expect((await listTeam(store)).body.members).toHaveLength(2)
})

test.each([
  ['expired', 'invitation_expired', async () => shop.clock.pass(7 * 24 * 60)],
  [
    'revoked',
    'invitation_revoked',
    async (store: OwnedStore) => {
      const { id } = (await listTeam(store)).body.invitations[0]!
      await call(store.owner, 'DELETE', `/team/invitations/${id}`)
    },
  ],
  [
    'sent again, with another link',
    'token_spent',
    async (store: OwnedStore) => {
      const { id } = (await listTeam(store)).body.invitations[0]!
      await call(store.owner, 'POST', `/team/invitations/${id}/resend`)
    },
  ],
  [
    'of a deleted shop',
    'gone',
    async ({ storeId, name, owner }: OwnedStore) => {
      await call(owner, 'DELETE', '/store/delete-store', { storeId, confirmName: name })
    },
  ],
])('an invitation that is %s opens nothing', async (_, code, end) => {
  const { store, email, token } = await anInvitation()
  await end(store)
  const user = await shop.aUser({ email })

  expect(await accept(user, token)).toMatchObject({ status: 410, body: { code } })
  expect((await call(undefined, 'POST', '/invitations/find', { token })).body.code).toBe(code)
})

test('sent again, it lasts seven days from then', async () => {
  const { store, email } = await anInvitation()
  shop.clock.pass(8 * 24 * 60)
  const [invitation] = (await listTeam(store)).body.invitations
  expect(invitation).toMatchObject({ isExpired: true })

  await call(store.owner, 'POST', `/team/invitations/${invitation!.id}/resend`)
  shop.clock.pass(6 * 24 * 60)

  const user = await shop.aUser({ email })
  expect((await accept(user, await tokenTo(store, email))).status).toBe(200)
})

test('a declined invitation ends', async () => {
  const { store, email, token } = await anInvitation()
  const user = await shop.aUser({ email })

  expect((await call(user, 'POST', '/invitations/decline', { token })).status).toBe(200)

  expect((await accept(user, token)).body.code).toBe('invitation_revoked')
  expect((await listTeam(store)).body.invitations).toEqual([])
})

test('the stored copy of the email has no token', async () => {
  const { store, token } = await anInvitation()
  const [mail] = await storeOutbox(services, store)
  expect(mail!.secrets).toEqual([token])
})

test.each([
  ['somebody of the team', (store: OwnedStore) => store.owner.email, 409, 'already_member'],
  ['no address', () => 'kai', 400, 'invalid_input'],
])('inviting %s is refused', async (_, email, status, code) => {
  const store = await shop.aStore()
  expect(await invite(store, email(store))).toMatchObject({ status, body: { code } })
})

test('an address is invited once at a time, however it is written', async () => {
  const { store, email } = await anInvitation()
  const again = await invite(store, email.toUpperCase())
  expect(again).toMatchObject({ status: 409, body: { code: 'already_invited' } })
})

test('without a confirmed address nobody is invited', async () => {
  const store = await shop.aStore({ isConfirmed: false })

  const refused = await invite(store, aMailbox())

  expect(refused).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
  expect((await listTeam(store)).body.invitations).toEqual([])
})

test('a mailbox gets five invitations a day at most', async () => {
  const email = aMailbox()
  for (let count = 0; count < 5; count += 1)
    expect((await invite(await shop.aStore(), email)).status).toBe(201)

  const refused = await invite(await shop.aStore(), email)

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
})

test('a team has fifty people and open invitations at most', async () => {
  const store = await shop.aStore()
  for (let count = 0; count < 48; count += 1) await invite(store, aMailbox())

  const answers = await Promise.all([invite(store, aMailbox()), invite(store, aMailbox())])

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('an admin manages editors, sales and viewers, but no admins', async () => {
  const store = await shop.aStore()
  const [admin, other, editor] = [
    await aMember(shop, store, 'admin'),
    await aMember(shop, store, 'admin'),
    await aMember(shop, store, 'editor'),
  ]
  const change = (userId: string, role: Role) =>
    call(admin, 'PUT', `/team/members/${userId}`, { role })
  const refused = { status: 403, body: { code: 'role_missing' } }

  expect((await change(editor.userId, 'sales')).status).toBe(200)
  expect(await change(editor.userId, 'admin')).toMatchObject(refused)
  expect(await change(other.userId, 'viewer')).toMatchObject(refused)
  expect(await change(admin.userId, 'viewer')).toMatchObject(refused)
  expect(await change(store.owner.userId, 'viewer')).toMatchObject(refused)
  expect(await call(admin, 'DELETE', `/team/members/${other.userId}`, {})).toMatchObject(refused)
  expect(await invite(store, aMailbox(), 'admin', admin)).toMatchObject(refused)
  expect((await invite(store, aMailbox(), 'viewer', admin)).status).toBe(201)
})

test('nobody is made an owner but by a transfer', async () => {
  const store = await shop.aStore()
  const editor = await aMember(shop, store, 'editor')
  const body = { role: 'owner' }
  const changed = await call(store.owner, 'PUT', `/team/members/${editor.userId}`, body)
  expect(changed.status).toBe(400)
  expect((await invite(store, aMailbox(), 'owner')).status).toBe(400)
})

test('a role counts from the next request on, and a refusal changes nothing', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store)
  const editor = await aMember(shop, store, 'editor')
  const rename = () =>
    call(editor, 'PUT', '/products/update-product', { productId: id, name: 'Gyokuro', price: 1 })
  await call(store.owner, 'PUT', `/team/members/${editor.userId}`, { role: 'viewer' })

  expect(await rename()).toMatchObject({
    status: 403,
    body: {
      code: 'role_missing',
      error: 'Your role in this shop does not allow this. Nothing was changed.',
      details: { role: 'viewer', right: 'products:write' },
    },
  })
  const read = await call(editor, 'GET', `/products/fetch-product-by-id/${id}`)
  expect(read).toMatchObject({ status: 200, body: { name: 'Sencha 100 g' } })
})

test('who is removed is out at once, in every session and with every key', async () => {
  const store = await shop.aStore()
  const admin = await aMember(shop, store, 'admin')
  const kept = await aKeyOf(admin, store)
  const revoked = await aKeyOf(admin, store)
  expect((await opens(kept, store)).status).toBe(200)

  const removed = await call(store.owner, 'DELETE', `/team/members/${admin.userId}`, {
    keepKeys: [kept.id],
  })

  expect(removed.body.members).toMatchObject([{ role: 'owner' }])
  expect(await listTeam(store, admin)).toMatchObject({ status: 404, body: { code: 'no_store' } })
  expect(await whoIs(admin)).toMatchObject({ selectedStoreId: null, role: null })
  const selected = await call(admin, 'POST', '/store/select-store', { storeId: store.storeId })
  expect(selected.status).toBe(404)
  expect((await opens(kept, store)).status).toBe(200)
  expect((await opens(revoked, store)).status).toBe(401)
  expect(await keysOf(store)).toMatchObject([
    { id: kept.id, maker: { userId: store.owner.userId, name: 'Mei Lin' } },
  ])
})

test('a key of somebody who left stops until it is taken over', async () => {
  const store = await shop.aStore()
  const admin = await aMember(shop, store, 'admin')
  const key = await aKeyOf(admin, store)

  expect((await call(admin, 'POST', '/team/leave', { storeId: store.storeId })).status).toBe(200)

  expect((await opens(key, store)).status).toBe(401)
  expect(await keysOf(store)).toMatchObject([{ id: key.id, maker: null }])
  const taken = await call<ApiKey>(store.owner, 'POST', `/api-keys/${key.id}/take-over`)
  expect(taken.body.maker).toEqual({ userId: store.owner.userId, name: 'Mei Lin' })
  expect((await opens(key, store)).status).toBe(200)
})

test('a key does no more than its maker’s role allows', async () => {
  const store = await shop.aStore()
  const admin = await aMember(shop, store, 'admin')
  const key = await aKeyOf(admin, store)

  await call(store.owner, 'PUT', `/team/members/${admin.userId}`, { role: 'editor' })

  expect(await opens(key, store)).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
})

test('what happens in the team is in the activity', async () => {
  const store = await shop.aStore()
  const { storeId } = store
  await invite(store, 'kai@team.example', 'viewer')
  const admin = await aMember(shop, store, 'admin')
  await call(store.owner, 'PUT', `/team/members/${admin.userId}`, { role: 'editor' })
  await call(admin, 'POST', '/team/leave', { storeId })

  const query = { storeId, pageNumber: 0, pageSize: 3 }
  const { body } = await call<Listed>(store.owner, 'GET', '/activity', query)

  expect(body.content.map(({ text }) => text)).toEqual([
    `${admin.name} left the team`,
    `Mei Lin changed the role of ${admin.name}: role from admin to editor`,
    'Mei Lin invited kai@team.example',
  ])
})

test('the last owner cannot leave, nor delete the account', async () => {
  const store = await shop.aStore()
  await aMember(shop, store, 'admin')
  const { storeId, owner } = store

  expect(await call(owner, 'POST', '/team/leave', { storeId })).toMatchObject({
    status: 409,
    body: { code: 'last_owner' },
  })
  const body = { confirmEmail: owner.email }
  expect(await call(owner, 'DELETE', '/profile', body)).toMatchObject({
    status: 409,
    body: { code: 'sole_owner' },
  })
})

test('a member who owns no shop deletes the account', async () => {
  const store = await shop.aStore()
  const viewer = await aMember(shop, store, 'viewer')

  const body = { confirmEmail: viewer.email }
  expect((await call(viewer, 'DELETE', '/profile', body)).status).toBe(200)
  expect((await listTeam(store)).body.members).toHaveLength(1)
})

test('a shop changes hands when both sides want it', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const editor = await aMember(shop, store, 'editor')
  const offer = await call(owner, 'POST', '/team/transfer', { storeId, userId: editor.userId })
  expect(offer.body.transfer).toMatchObject({ fromUserId: owner.userId, toUserId: editor.userId })
  expect((await whoIs(editor)).role).toBe('editor')

  const accepted = await call(editor, 'POST', '/team/transfer/accept', { storeId })

  expect(accepted).toMatchObject({ status: 200, body: { transfer: null } })
  const roles = accepted.body.members.map(({ userId, role }) => [userId, role])
  expect(Object.fromEntries(roles)).toEqual({ [owner.userId]: 'admin', [editor.userId]: 'owner' })
  const body = { storeId, confirmName: store.name }
  expect((await call(owner, 'DELETE', '/store/delete-store', body)).status).toBe(403)
  const mails = await storeOutbox(services, store)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, 'Tea House was transferred to Kai editor'],
    [editor.email, 'Tea House is yours now'],
  ])
  expect((await call(owner, 'POST', '/team/leave', { storeId })).status).toBe(200)
})

test.each([
  [
    'withdrawn',
    async ({ storeId, owner }: OwnedStore) => call(owner, 'DELETE', '/team/transfer', { storeId }),
  ],
  [
    'declined',
    async ({ storeId }: OwnedStore, to: User) =>
      call(to, 'POST', '/team/transfer/decline', { storeId }),
  ],
  ['seven days old', async () => shop.clock.pass(7 * 24 * 60)],
])('an offer that is %s changes nothing', async (_, end) => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const admin = await aMember(shop, store, 'admin')
  await call(owner, 'POST', '/team/transfer', { storeId, userId: admin.userId })
  await end(store, admin)

  const late = await call(admin, 'POST', '/team/transfer/accept', { storeId })

  expect(late).toMatchObject({ status: 410, body: { code: 'transfer_over' } })
  expect((await whoIs(admin)).role).toBe('admin')
})

test('only the owner offers the shop, and only to a confirmed member', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const [admin, editor] = [
    await aMember(shop, store, 'admin'),
    await aMember(shop, store, 'editor'),
  ]
  const offer = (as: User, userId: string) =>
    call(as, 'POST', '/team/transfer', { storeId, userId })
  await services.db.platform
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.id, editor.userId))

  expect((await offer(admin, editor.userId)).status).toBe(403)
  expect((await offer(owner, editor.userId)).status).toBe(400)
  expect((await offer(owner, (await shop.aUser()).userId)).status).toBe(404)
  expect((await offer(owner, owner.userId)).status).toBe(400)
})

test.each(['invite', 'change', 'remove', 'transfer'])(
  'a proof of the last ten minutes is needed to %s',
  async (act) => {
    const store = await shop.aStore()
    const { storeId, owner } = store
    const { userId } = await aMember(shop, store, 'editor')
    shop.clock.pass(11)
    const requests: Record<string, [string, string, object]> = {
      invite: ['POST', '/team/invitations', { storeId, email: aMailbox(), role: 'viewer' }],
      change: ['PUT', `/team/members/${userId}`, { role: 'viewer' }],
      remove: ['DELETE', `/team/members/${userId}`, {}],
      transfer: ['POST', '/team/transfer', { storeId, userId }],
    }
    const [method, path, body] = requests[act]!

    const { status } = await shop.fetch(`/api${path}`, {
      method,
      as: owner,
      rawBody: JSON.stringify(body),
    })

    expect(status).toBe(428)
  },
)

test('who only looks sees the team, but not the invitations', async () => {
  const { store, email } = await anInvitation()
  const viewer = await aMember(shop, store, 'viewer')

  const { body } = await listTeam(store, viewer)

  expect(body.members).toHaveLength(2)
  expect(JSON.stringify(body)).not.toContain(email)
})

test('the team shows when somebody was last there', async () => {
  const store = await shop.aStore()
  const viewer = await aMember(shop, store, 'viewer')
  const seen = async () => (await listTeam(store)).body.members.at(-1)!.lastSeenAt
  shop.clock.pass(6)
  expect(Date.parse((await seen())!)).toBeLessThan(shop.clock.now().getTime() - 5 * 60_000)

  await listTeam(store, viewer)

  expect(Date.parse((await seen())!)).toBeCloseTo(shop.clock.now().getTime(), -4)
})

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
