import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import type { User, OwnedStore } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { startTeamShop } from '../../testing/start-team-shop.ts'

const { shop, call, whoIs } = startTeamShop()
const { services } = shop

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
