import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Role } from '@vitrine/contract/call/role.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CookieJar } from '../../testing/cookie-jar.ts'
import type { User, OwnedStore } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { startTeamShop } from '../../testing/start-team-shop.ts'

const { shop, call, aMailbox, listTeam, invite, tokenTo, anInvitation, whoIs } = startTeamShop()
const { services } = shop

const nobody = { userId: '', name: '', email: '', password: '' }
const aGuest = (): User => ({ ...nobody, cookies: new CookieJar() })
const kai = { name: 'Kai', password: 'gyokuro in the evening' }

const accept = (as: User, token: string) =>
  call<object>(as, 'POST', '/invitations/accept', { token })

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

test('who joined is in the activity of the shop', async () => {
  const { store, token } = await anInvitation()
  await call(aGuest(), 'POST', '/invitations/sign-up', { token, ...kai })
  const body = { storeId: store.storeId, area: 'team' }
  const answer = await call<PageOf<ActivityEntry>>(store.owner, 'GET', '/activity', body)
  const [joined, invited] = answer.body.content
  expect(joined).toMatchObject({
    text: 'Kai joined the team as Editor',
    actor: { kind: 'user', name: 'Kai' },
  })
  expect(invited!.text).toMatch(/^Mei Lin invited/)
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
