import type { ApiKey } from '@vitrine/contract/account/api-keys.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import type { Role } from '@vitrine/contract/call/role.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { expect, inject, test, vi } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import type { User } from '../../testing/start-shop.ts'
import { startTeamShop } from '../../testing/start-team-shop.ts'

const { shop, call, aMailbox, listTeam, invite, anInvitation, whoIs, aKeyOf, opens, keysOf } =
  startTeamShop()

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

/** @param act gets a function that waits until as many requests wait for the lock */
async function behindLock(
  lock: string,
  act: (areWaiting: (count: number) => Promise<void>) => Promise<void>,
) {
  await withClient(inject('databaseUrl'), async (client) => {
    await client.query('BEGIN')
    await client.query(lock)
    await act((count) =>
      vi.waitFor(async () => {
        const { rowCount } = await client.query(
          'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
        )
        expect(rowCount).toBe(count)
      }, 10_000),
    )
    await client.query('COMMIT')
  })
}

test('a request that runs while the role changes ends whole, and the next one is refused', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const { id } = await shop.aProduct(store)
  const editor = await aMember(shop, store, 'editor')
  const path = `/team/members/${editor.userId}`
  const rename = (name: string) =>
    call(editor, 'PUT', '/products/update-product', { id, storeId, name, price: 1, tags: [name] })
  let renamed: ReturnType<typeof rename> | undefined

  await behindLock(`SELECT FROM products WHERE id = '${id}' FOR UPDATE`, async (areWaiting) => {
    renamed = rename('Gyokuro')
    await areWaiting(1)
    expect((await call(owner, 'PUT', path, { role: 'viewer' })).status).toBe(200)
  })

  expect((await renamed)!.status).toBe(200)
  expect(await rename('Bancha')).toMatchObject({ status: 403, body: { code: 'role_missing' } })
  const { body } = await call(owner, 'GET', `/products/fetch-product-by-id/${id}`)
  expect(body).toMatchObject({ name: 'Gyokuro', tags: ['Gyokuro'] })
})

test('a change of the team is refused if the right for it is lost while it waits', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const admin = await aMember(shop, store, 'admin')
  const editor = await aMember(shop, store, 'editor')
  const answers: ReturnType<typeof change>[] = []

  const team = `SELECT pg_advisory_xact_lock(hashtextextended('team ${storeId}', 0))`
  await behindLock(team, async (areWaiting) => {
    answers.push(change(owner, admin, 'viewer'))
    await areWaiting(1)
    answers.push(change(admin, editor, 'sales'))
    await areWaiting(2)
  })

  const [demoted, changed] = await Promise.all(answers)
  expect(demoted!.status).toBe(200)
  expect(changed).toMatchObject({ status: 403, body: { code: 'role_missing' } })
  const { members } = (await listTeam(store)).body
  expect(members.find(({ userId }) => userId === editor.userId)).toMatchObject({ role: 'editor' })
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
  const { body } = await call<{ content: ActivityEntry[] }>(store.owner, 'GET', '/activity', query)

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

async function change(as: User, { userId }: User, role: Role) {
  return await call(as, 'PUT', `/team/members/${userId}`, { role })
}
