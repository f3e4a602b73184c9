import type {
  CreationOptions,
  Passkey as Listed,
  Registration,
  RequestOptions,
} from '@vitrine/contract/account/passkeys.ts'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { expect, test } from 'vitest'
import { Passkey } from '../../../testing/a-passkey.ts'
import { CookieJar } from '../../../testing/cookie-jar.ts'
import { startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

const refused = { status: 400, body: { code: 'passkey_refused' } }
const late = { status: 410, body: { code: 'passkey_late' } }

async function startAdding(as: User): Promise<CreationOptions> {
  return (await shop.call<CreationOptions>('POST', '/api/passkeys/start-adding', { as })).body
}

const add = (as: User, registration: Registration, name = 'Phone') =>
  shop.call<Listed[]>('POST', '/api/passkeys', { as, body: { name, registration } })

async function aUserWithAPasskey(user?: User) {
  const owner = user ?? (await shop.aUser())
  const passkey = new Passkey()
  expect((await add(owner, passkey.register(await startAdding(owner)))).status).toBe(201)
  return { user: owner, passkey }
}

async function optionsOf(path: string, as?: User): Promise<RequestOptions> {
  return (await shop.call<RequestOptions>('POST', path, { as })).body
}

const startSignIn = () => optionsOf('/api/passkeys/start-sign-in')
const signIn = (assertion: object, as?: User) =>
  shop.call('POST', '/api/passkeys/sign-in', { as, body: { assertion } })

const startProof = (as: User) => optionsOf('/api/passkeys/start-proof', as)
const prove = (as: User, assertion: object) =>
  shop.call('POST', '/api/passkeys/prove', { as, body: { assertion } })

/** Without the help of `shop.call`, which gives the password. */
async function isProven(as: User): Promise<boolean> {
  const request = { method: 'POST', as, rawBody: '{}' }
  return (await shop.fetch('/api/passkeys/start-adding', request)).status !== 428
}

async function aUserByLink(): Promise<User> {
  const email = `li-${crypto.randomUUID()}@tea.example`
  await shop.call('POST', '/api/auth/email-link', { body: { email, name: 'Li Wei' } })
  const user = { userId: '', name: 'Li Wei', email, password: '', cookies: new CookieJar() }
  await openLink(user)
  return user
}

async function openLink(user: User) {
  const mail = (await shop.mailbox.mailsTo(user.email)).at(-1)
  const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1]
  await shop.call('POST', '/api/auth/sign-in-by-link', { as: user, body: { token } })
}

test('a passkey is added, listed, renamed, signs in, and is removed', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  const browser = { ...user, cookies: new CookieJar() }

  const answer = await signIn(passkey.answer(await startSignIn()), browser)
  expect(answer).toMatchObject({ status: 200, body: { userId: user.userId } })
  expect((await shop.call('GET', '/api/auth/check-auth', { as: browser })).status).toBe(200)
  expect(await isProven(browser)).toBe(true)

  const [listed] = (await shop.call<Listed[]>('GET', '/api/passkeys', { as: user })).body
  expect(listed).toMatchObject({ id: passkey.id, name: 'Phone' })
  expect(listed?.lastUsedAt).not.toBeNull()
  const renamed = { id: passkey.id, name: 'Old phone' }
  const after = await shop.call('PUT', '/api/passkeys', { as: user, body: renamed })
  expect(after.body).toMatchObject([renamed])

  const { id } = renamed
  await shop.call('DELETE', '/api/passkeys', { as: user, body: { id } })
  expect(await signIn(passkey.answer(await startSignIn()))).toMatchObject(refused)
})

test('its owner gets an email when a passkey is added or removed', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  await shop.call('DELETE', '/api/passkeys', { as: user, body: { id: passkey.id } })
  const mails = (await shop.mailbox.mailsTo(user.email)).slice(-2)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
  for (const { text } of mails) {
    expect(text).toContain('The passkey is called “Phone”.')
    expect(text).toContain('/dashboard/profile')
  }
})

test('a passkey proves who is there, like the password', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  shop.clock.pass(11)
  expect(await isProven(user)).toBe(false)

  const proof = await prove(user, passkey.answer(await startProof(user)))

  expect(proof.status).toBe(200)
  expect(await isProven(user)).toBe(true)
})

test('the passkey of someone else is no proof, nor is the challenge of another session', async () => {
  const [mine, theirs] = [await aUserWithAPasskey(), await aUserWithAPasskey()]

  expect(await prove(mine.user, theirs.passkey.answer(await startProof(mine.user)))).toMatchObject(
    refused,
  )
  expect(
    await prove(theirs.user, theirs.passkey.answer(await startProof(mine.user))),
  ).toMatchObject(late)
})

test.each([
  ['another host', { origin: 'http://evil.example', rpId: 'evil.example' }],
  ['a shop under the main host', { origin: 'http://tea.localhost:3000' }],
  ['a device that did not verify its user', { isVerified: false }],
])('an answer from %s is refused', async (_, differences) => {
  const { user, passkey } = await aUserWithAPasskey()

  expect(await signIn(passkey.answer(await startSignIn(), differences))).toMatchObject(refused)
  const other = new Passkey().register(await startAdding(user), differences)
  expect(await add(user, other)).toMatchObject(refused)
})

test('a challenge works once, for 5 minutes, and for what it was made for', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  const options = await startSignIn()
  const first = await Promise.all([
    signIn(passkey.answer(options)),
    signIn(passkey.answer(options)),
  ])
  expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])

  const old = await startSignIn()
  shop.clock.pass(5.1)
  expect(await signIn(passkey.answer(old))).toMatchObject(late)

  const { challenge } = await startAdding(user)
  const crossed = passkey.answer({ ...options, challenge })
  expect(await signIn(crossed)).toMatchObject(late)
  expect(await signIn(passkey.answer({ ...options, challenge: 'made-up' }))).toMatchObject(late)
})

test('a wrong answer spends its challenge', async () => {
  const { passkey } = await aUserWithAPasskey()
  const options = await startSignIn()

  expect(await signIn(new Passkey().answer(options))).toMatchObject(refused)
  expect(await signIn(passkey.answer(options))).toMatchObject(late)
})

test('a copied passkey is noticed by its count', async () => {
  const { passkey } = await aUserWithAPasskey()
  await signIn(passkey.answer(await startSignIn()))
  await signIn(passkey.answer(await startSignIn()))
  passkey.counter = 0

  expect(await signIn(passkey.answer(await startSignIn()))).toMatchObject(refused)
})

test('what is not a passkey is refused in a sentence', async () => {
  const { passkey } = await aUserWithAPasskey()
  const answer = passkey.answer(await startSignIn())
  const { response } = answer
  const nonsense = Buffer.from('no JSON').toString('base64url')

  expect(await signIn({ ...answer, response: { ...response, clientDataJSON: nonsense } })).toEqual(
    expect.objectContaining({ status: 400 }),
  )
  expect((await signIn({ ...answer, id: 'not base64!' })).status).toBe(400)
  const broken = { ...answer, response: { ...response, signature: 'AAAA' } }
  expect(await signIn(broken)).toMatchObject(refused)
})

test('a passkey needs no code of an authenticator app', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  const path = '/api/profile/two-factor'
  const { body } = await shop.call<{ secret: string }>('POST', path, { as: user })
  const otp = createOTP(new TextDecoder().decode(base32.decode(body.secret)))
  await shop.call('PUT', path, { as: user, body: { code: await otp.totp() } })

  expect((await signIn(passkey.answer(await startSignIn()))).status).toBe(200)
})

test('the same passkey cannot be added twice, nor more than 20', async () => {
  const { user, passkey } = await aUserWithAPasskey()
  const again = await add(user, passkey.register(await startAdding(user)))
  expect(again).toMatchObject({ status: 409, body: { code: 'passkey_known' } })

  for (let count = 1; count < 20; count += 1) await aUserWithAPasskey(user)
  expect(await shop.call('POST', '/api/passkeys/start-adding', { as: user })).toMatchObject({
    status: 409,
    body: { code: 'too_many_passkeys' },
  })
})

test('another owner can neither rename nor remove a passkey', async () => {
  const { passkey } = await aUserWithAPasskey()
  const as = await shop.aUser()
  const body = { id: passkey.id, name: 'Mine' }

  expect((await shop.call('PUT', '/api/passkeys', { as, body })).status).toBe(404)
  expect((await shop.call('DELETE', '/api/passkeys', { as, body: { id: body.id } })).status).toBe(
    404,
  )
})

test('without a password, a fresh link by email is a proof until there is a passkey', async () => {
  const user = await aUserByLink()
  const getProfile = async () =>
    (await shop.call<Profile>('GET', '/api/profile', { as: user })).body
  expect(await getProfile()).toMatchObject({ hasPassword: false, hasPasskey: false })
  expect(await isProven(user)).toBe(true)
  shop.clock.pass(11)
  expect(await isProven(user)).toBe(false)

  await shop.call('POST', '/api/auth/email-link', { body: { email: user.email } })
  await openLink(user)
  expect(await isProven(user)).toBe(true)
  await aUserWithAPasskey(user)
  expect((await getProfile()).hasPasskey).toBe(true)
  shop.clock.pass(11)
  await shop.call('POST', '/api/auth/email-link', { body: { email: user.email } })
  await openLink(user)
  expect(await isProven(user)).toBe(false)
})

test('the last passkey of an account without a password stays until there is one', async () => {
  const { user, passkey } = await aUserWithAPasskey(await aUserByLink())
  const body = { id: passkey.id }
  const remove = () => shop.call('DELETE', '/api/passkeys', { as: user, body })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'last_proof' } })

  const password = 'second flush of summer'
  const set = await shop.call('PUT', '/api/profile/password', { as: user, body: { password } })
  expect(set.status).toBe(200)
  expect((await remove()).status).toBe(200)
})

/** Signs up as a browser does. @returns the status of the answer and whether it is signed in */
async function signUp(
  user: User,
  { at = user.email, origin }: { at?: string; origin?: string } = {},
) {
  const passkey = new Passkey()
  const { name, email } = user
  const options = await shop.call<CreationOptions>('POST', '/api/passkeys/start-sign-up', {
    body: { name, email },
  })
  expect(options.status, JSON.stringify(options.body)).toBe(200)
  const registration = passkey.register(options.body, origin === undefined ? {} : { origin })
  const answer = await shop.call<{ userId: string; signedIn: boolean }>(
    'POST',
    '/api/passkeys/sign-up',
    { as: user, body: { name, email: at, registration } },
  )
  return { answer, passkey }
}

const somebody = (email = `kai-${crypto.randomUUID()}@tea.example`): User => ({
  userId: '',
  name: 'Kai',
  email,
  password: '',
  cookies: new CookieJar(),
})

test('a passkey opens an account without a password, and signs in later', async () => {
  const kai = somebody()
  const { answer, passkey } = await signUp(kai)
  expect(answer).toMatchObject({ status: 201, body: { signedIn: true } })
  const who = await shop.call('GET', '/api/auth/check-auth', { as: kai })
  expect(who.body).toMatchObject({ email: kai.email, name: 'Kai', emailVerified: false })
  expect(await isProven(kai)).toBe(true)
  const [mail, ...others] = await shop.mailbox.mailsTo(kai.email)
  expect(others).toEqual([])
  expect(mail!.text).toContain('/verify-link#token=')

  const browser = { ...kai, cookies: new CookieJar() }
  const again = await signIn(passkey.answer(await startSignIn()), browser)
  expect(again).toMatchObject({ status: 200, body: { userId: answer.body.userId } })
})

test('a taken address gets the same answer, and its owner an email', async () => {
  const owner = await shop.aUser()
  const stranger = somebody(owner.email.toUpperCase())
  const { answer, passkey } = await signUp(stranger)
  expect(answer).toMatchObject({ status: 201, body: { signedIn: false } })
  expect(answer.body.userId).not.toBe(owner.userId)
  expect((await shop.call('GET', '/api/auth/check-auth', { as: stranger })).status).toBe(401)
  expect(await signIn(passkey.answer(await startSignIn()))).toMatchObject(refused)
  expect((await shop.mailbox.mailsTo(owner.email)).at(-1)!.text).toContain('already')
})

test('a passkey for one new address opens no other one, and none of another host does', async () => {
  expect((await signUp(somebody(), { at: 'other@tea.example' })).answer).toMatchObject(late)
  const elsewhere = await signUp(somebody(), { origin: 'http://tea.localhost:3000' })
  expect(elsewhere.answer).toMatchObject(refused)
})

test.each(['a link', 'a new password'])(
  'what a stranger added to an address goes when its owner confirms it by %s',
  async (way) => {
    const kai = somebody()
    const { passkey } = await signUp(kai)
    const owner = { ...kai, cookies: new CookieJar() }
    if (way === 'a link') {
      await shop.call('POST', '/api/auth/email-link', { body: { email: kai.email } })
      await openLink(owner)
    } else {
      await shop.call('POST', '/api/auth/forgot-password', { body: { email: kai.email } })
      const mail = (await shop.mailbox.mailsTo(kai.email)).at(-1)
      const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1]
      const body = { token, password: 'second flush of summer', revokeApiKeys: false }
      expect((await shop.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    }
    expect(await signIn(passkey.answer(await startSignIn()))).toMatchObject(refused)
    expect((await shop.call('GET', '/api/auth/check-auth', { as: kai })).status).toBe(401)
  },
)

test('a confirmed account keeps its passkeys when a link signs it in', async () => {
  const li = await aUserByLink()
  const { passkey } = await aUserWithAPasskey(li)
  await shop.call('POST', '/api/auth/email-link', { body: { email: li.email } })
  await openLink(li)
  expect((await signIn(passkey.answer(await startSignIn()))).status).toBe(200)
})
