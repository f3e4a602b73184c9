import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { expect, test } from 'vitest'
import { CookieJar } from '../../../testing/cookie-jar.ts'
import { startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

/** Steps of 30 seconds from now; a phone's clock may be one off. */
async function codeOf(secret: string, step = 0): Promise<string> {
  const otp = createOTP(new TextDecoder().decode(base32.decode(secret)))
  return await otp.hotp(Math.floor(Date.now() / 30_000) + step)
}

const confirm = (as: User, code: string) =>
  shop.call<{ recoveryCodes: string[] }>('PUT', '/api/profile/two-factor', { as, body: { code } })
const getTwoFactor = async (as: User) =>
  (await shop.call<Profile>('GET', '/api/profile', { as })).body.twoFactor
const verify = (as: User, code: string) =>
  shop.call('POST', '/api/auth/verify-code', { as, body: { code } })

async function login(user: User) {
  const as = { ...user, cookies: new CookieJar() }
  const { email, password } = user
  const answer = await shop.call('POST', '/api/auth/login', { as, body: { email, password } })
  return { as, ...answer }
}

async function start(user: User): Promise<string> {
  const path = '/api/profile/two-factor'
  const { body } = await shop.call<{ secret: string }>('POST', path, { as: user })
  return body.secret
}

async function aUserWithAnApp() {
  const user = await shop.aUser()
  const secret = await start(user)
  // The code of the step before leaves the newer ones for signing in.
  const { body } = await confirm(user, await codeOf(secret, -1))
  return { user, secret, recoveryCodes: body.recoveryCodes }
}

test('an app is in use once one of its codes was right, with ten recovery codes', async () => {
  const user = await shop.aUser()
  const secret = await start(user)
  expect(await confirm(user, '000000')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code' }] },
  })
  expect(await getTwoFactor(user)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect((await login(user)).status).toBe(200)

  const code = await codeOf(secret)
  const confirmed = await confirm(user, `${code.slice(0, 3)} ${code.slice(3)}`)

  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  expect(await getTwoFactor(user)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  const again = await shop.call('POST', '/api/profile/two-factor', { as: user })
  expect(again).toMatchObject({ status: 409, body: { code: 'two_factor_on' } })
})

test('the password alone no longer signs in; a code does', async () => {
  const { user, secret } = await aUserWithAnApp()
  const { as, status, body } = await login(user)
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'code_needed' } })
  expect((await shop.call('GET', '/api/auth/check-auth', { as })).status).toBe(401)

  expect(await verify(as, '123456')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code' }] },
  })
  expect(await verify(as, await codeOf(secret))).toMatchObject({
    status: 200,
    body: { userId: user.userId },
  })
  expect((await shop.call('GET', '/api/auth/check-auth', { as })).status).toBe(200)
})

test('a code works once, even where it was seen by someone else', async () => {
  const { user, secret } = await aUserWithAnApp()
  const code = await codeOf(secret)
  const [owner, thief] = [await login(user), await login(user)]

  const answers = await Promise.all([verify(owner.as, code), verify(thief.as, code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])

  const late = await login(user)
  const replayed = await verify(late.as, code)
  expect(replayed).toMatchObject({ status: 400, body: { issues: [{ path: 'code' }] } })
  expect((await verify(late.as, await codeOf(secret, 1))).status).toBe(200)
})

test('a clock may be 30 seconds wrong, not more', async () => {
  const { user, secret } = await aUserWithAnApp()
  const { as } = await login(user)

  expect((await verify(as, await codeOf(secret, 3))).status).toBe(400)
  expect((await verify(as, await codeOf(secret, 1))).status).toBe(200)
})

test('five wrong codes end the sign-in, and a made-up one never began', async () => {
  const { user, secret } = await aUserWithAnApp()
  const { as } = await login(user)
  for (let count = 0; count < 5; count += 1) await verify(as, `00000${count}`)

  expect(await verify(as, await codeOf(secret))).toMatchObject({
    status: 410,
    body: { code: 'sign_in_over' },
  })
  const stranger = { ...as, cookies: new CookieJar() }
  expect((await verify(stranger, '123456')).status).toBe(410)
})

test('each recovery code signs in once, however it is typed', async () => {
  const { user, recoveryCodes } = await aUserWithAnApp()
  const [code] = recoveryCodes
  const first = await login(user)
  expect((await verify(first.as, ` ${code!.toUpperCase()} `)).status).toBe(200)
  expect(await getTwoFactor(user)).toEqual({ isOn: true, recoveryCodesLeft: 9 })

  const second = await login(user)
  expect((await verify(second.as, code!)).status).toBe(400)
})

test('new recovery codes replace the old ones; without an app there are none', async () => {
  const { user, recoveryCodes } = await aUserWithAnApp()
  const path = '/api/profile/two-factor/recovery-codes'
  const renewed = await shop.call<{ recoveryCodes: string[] }>('POST', path, { as: user })

  const { as } = await login(user)
  expect((await verify(as, recoveryCodes[1]!)).status).toBe(400)
  expect((await verify(as, renewed.body.recoveryCodes[0]!)).status).toBe(200)
  const stranger = await shop.aUser()
  expect((await shop.call('POST', path, { as: stranger })).status).toBe(409)
})

test('once it is off, the password alone signs in again', async () => {
  const { user } = await aUserWithAnApp()
  const off = await shop.call<Profile>('DELETE', '/api/profile/two-factor', { as: user })

  expect(off.body.twoFactor.isOn).toBe(false)
  expect((await login(user)).status).toBe(200)
})

test('a link by email needs a code, too', async () => {
  const { user, secret } = await aUserWithAnApp()
  const as = { ...user, cookies: new CookieJar() }
  await shop.call('POST', '/api/auth/email-link', { body: { email: user.email } })
  const mail = (await shop.mailbox.mailsTo(user.email)).at(-1)
  const token = /sign-in-link#token=(\S+)/.exec(mail?.text ?? '')?.[1]

  const refused = await shop.call('POST', '/api/auth/sign-in-by-link', { as, body: { token } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'code_needed' } })
  expect((await shop.call('GET', '/api/auth/check-auth', { as })).status).toBe(401)
  expect((await verify(as, await codeOf(secret))).status).toBe(200)
})
