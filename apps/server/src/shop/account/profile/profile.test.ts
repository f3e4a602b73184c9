import type { Profile, ProfileSession } from '@vitrine/contract/account/profile.ts'
import { expect, test } from 'vitest'
import { aFile, greenPng } from '../../../testing/an-image.ts'
import { CookieJar } from '../../../testing/cookie-jar.ts'
import { startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const getProfile = (as: User) => shop.call<Profile>('GET', '/api/profile', { as })
const sessionsOf = async (as: User) =>
  (await shop.call<ProfileSession[]>('GET', '/api/profile/sessions', { as })).body
const changePassword = (as: User, body: object) =>
  shop.call('PUT', '/api/profile/password', { as, body })
const isSignedIn = async (as: User) =>
  (await shop.call('GET', '/api/auth/check-auth', { as })).status === 200

async function onAnotherDevice(user: User, userAgent = iphone, from = '203.0.113.7') {
  const as = { ...user, cookies: new CookieJar() }
  const { email, password } = user
  const headers = { 'user-agent': userAgent }
  await shop.call('POST', '/api/auth/login', { as, body: { email, password }, headers, from })
  return as
}

test('an owner changes name, time zone and how dates are written', async () => {
  const user = await shop.aUser()
  const body = { name: '  Mei Lin Chen ', timeZone: 'Asia/Taipei', language: 'en-US' }

  const saved = await shop.call('PUT', '/api/profile', { as: user, body })

  const chosen = { name: 'Mei Lin Chen', timeZone: 'Asia/Taipei', language: 'en-US' }
  expect(saved).toMatchObject({ status: 200, body: chosen })
  expect((await shop.call('GET', '/api/auth/check-auth', { as: user })).body).toMatchObject(chosen)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ language: 'xx' }, 'language'],
])('%j is refused at its field, and nothing changes', async (wrong, path) => {
  const user = await shop.aUser()
  const body = { name: 'Someone else', timeZone: null, language: 'en-GB', ...wrong }

  const refused = await shop.call('PUT', '/api/profile', { as: user, body })

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  expect((await getProfile(user)).body.name).toBe(user.name)
})

test('an image is made small, replaces the one before, and can be removed', async () => {
  const user = await shop.aUser()
  const upload = async (bytes: Uint8Array) => {
    const rawBody = new FormData()
    rawBody.set('file', aFile(bytes))
    const answer = await shop.fetch('/api/profile/avatar', { method: 'POST', as: user, rawBody })
    return { status: answer.status, body: (await answer.json()) as Profile }
  }
  const isStored = async (url: string | null) =>
    (await shop.services.media.storage.read(url!.replace('/media/', ''))) !== undefined

  const first = await upload(greenPng)
  const second = await upload(greenPng)

  expect(first.status).toBe(201)
  expect(second.body.avatar).toMatch(/^\/media\/avatars\/[\w-]+\/avatar-[\w-]+\.webp$/)
  expect(await isStored(first.body.avatar)).toBe(false)
  expect(await isStored(second.body.avatar)).toBe(true)

  expect(await upload(new TextEncoder().encode('no image'))).toMatchObject({
    status: 415,
    body: { code: 'not_a_picture' },
  })
  expect((await getProfile(user)).body.avatar).toBe(second.body.avatar)

  const removed = await shop.call('DELETE', '/api/profile/avatar', { as: user })
  expect(removed.body).toMatchObject({ avatar: null })
  expect(await isStored(second.body.avatar)).toBe(false)
})

test('a new password needs the current one, and signs out all other devices', async () => {
  const user = await shop.aUser()
  const phone = await onAnotherDevice(user)
  const password = 'second flush of summer'

  const wrong = await changePassword(user, { currentPassword: 'not the one', password })
  const common = await changePassword(user, {
    currentPassword: user.password,
    password: 'iloveyou2',
  })
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } })
  expect(common).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } })
  expect(await isSignedIn(phone)).toBe(true)

  expect((await changePassword(user, { currentPassword: user.password, password })).status).toBe(
    200,
  )
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(user)).toBe(true)
  const login = (body: object) => shop.call('POST', '/api/auth/login', { body })
  expect((await login({ email: user.email, password })).status).toBe(200)
  expect((await login({ email: user.email, password: user.password })).status).toBe(401)
})

test('the current password can be guessed ten times in 15 minutes', async () => {
  const user = await shop.aUser()
  const guess = (password: string) =>
    shop.call('POST', '/api/profile/prove', { as: user, body: { password } })
  for (let count = 0; count < 10; count += 1)
    expect((await guess(`guess ${count}`)).status).toBe(400)

  expect((await guess(user.password)).status).toBe(429)
  shop.clock.pass(15)
  expect((await guess(user.password)).status).toBe(200)
})

test('sessions are listed with their device and the kind of network, never an address', async () => {
  const user = await shop.aUser()
  await onAnotherDevice(user, firefox, '192.168.1.20')
  await onAnotherDevice(user, iphone, '93.184.215.14')

  const sessions = await sessionsOf(user)

  expect(sessions.map(({ device, place, isCurrent }) => ({ device, place, isCurrent }))).toEqual([
    { device: null, place: null, isCurrent: true },
    { device: 'Safari on iPhone', place: 'internet', isCurrent: false },
    { device: 'Firefox on Linux', place: 'local-network', isCurrent: false },
  ])
  expect(JSON.stringify(sessions)).not.toContain('93.184')
})

test('when a session was last seen is known to 5 minutes', async () => {
  const user = await shop.aUser()
  const seen = async () => Date.parse((await sessionsOf(user))[0]!.lastSeenAt)
  const before = await seen()
  shop.clock.pass(4)
  await isSignedIn(user)
  expect(await seen()).toBe(before)

  shop.clock.pass(2)
  await isSignedIn(user)
  expect(await seen()).toBeGreaterThan(before)
})

test('one session is ended or all others, never the current one or a stranger’s', async () => {
  const user = await shop.aUser()
  const stranger = await shop.aUser()
  const devices = [await onAnotherDevice(user), await onAnotherDevice(user, firefox)]
  const revoke = (sessionId?: string) =>
    shop.call('DELETE', '/api/profile/sessions', { as: user, body: { sessionId } })
  const [own, newest] = await sessionsOf(user)
  const [theirs] = await sessionsOf(stranger)

  expect((await revoke(theirs!.id)).status).toBe(404)
  expect((await revoke(own!.id)).status).toBe(404)
  expect((await revoke(newest!.id)).body).toEqual({ ended: 1 })
  expect(await isSignedIn(devices[1]!)).toBe(false)
  expect(await isSignedIn(devices[0]!)).toBe(true)

  expect((await revoke()).body).toEqual({ ended: 1 })
  expect(await isSignedIn(devices[0]!)).toBe(false)
  expect(await isSignedIn(user)).toBe(true)
  expect(await isSignedIn(stranger)).toBe(true)
})
