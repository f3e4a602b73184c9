import { expect, test } from 'vitest'
import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import { startShop, type User } from '../testing/start-shop.ts'

const shop = startShop()

const checkAuth = (as: User) => shop.call<SignedInOwner>('GET', '/api/auth/check-auth', { as })
const login = (body: { email: string; password: string }, headers = {}) =>
  shop.call('POST', '/api/auth/login', { body, headers })
const tokenIn = (text = '') => /#token=(\S+)/.exec(text)?.[1] ?? ''

test('a new owner is signed in at once, without a store', async () => {
  const user = await shop.aUser()

  expect(await checkAuth(user)).toMatchObject({
    status: 200,
    body: { userId: user.userId, selectedStoreId: null, emailVerified: false },
  })
})

test('without a session the answer says where to sign in', async () => {
  expect(await shop.call('GET', '/api/auth/check-auth')).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in', redirectTo: '/login' },
  })
})

test('a wrong password and an unknown address are refused in the same words', async () => {
  const user = await shop.aUser()

  const wrong = await login({ email: user.email, password: 'not the one' })
  const unknown = await login({ email: 'nobody@tea.example', password: 'not the one' })

  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.status).toBe(wrong.status)
})

test('an address in use gets no session, the same shape, and its owner a mail', async () => {
  const { email } = await shop.aUser()

  const again = await shop.call<object>('POST', '/api/auth/signup', {
    body: { name: 'Someone', email: email.toUpperCase(), password: 'another password' },
  })

  expect(again.status).toBe(201)
  expect(again.body).toMatchObject({ selectedStoreId: null, signedIn: false })
  expect(again.headers.getSetCookie()).toEqual([])
  const mails = await shop.mailbox.mailsTo(email)
  expect(mails.at(-1)?.subject).toBe('You already have an account')
})

test('an owner who signs up again with the right password is signed in', async () => {
  const { userId, name, email, password } = await shop.aUser()

  const again = await shop.call('POST', '/api/auth/signup', { body: { name, email, password } })

  expect(again).toMatchObject({ status: 201, body: { userId, signedIn: true } })
})

test.each(['password123', 'aaaaaaaaaaaa', 'Qwertyuiop', 'Summer2026'])(
  '%s is too common',
  async (password) => {
    const body = { name: 'Ann', email: 'ann@tea.example', password }
    expect(await shop.call('POST', '/api/auth/signup', { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'password' }] },
    })
  },
)

test('the eleventh guess within 15 minutes is refused, whatever address it comes from', async () => {
  const { email, password } = await shop.aUser()
  for (let guess = 0; guess < 10; guess += 1)
    await login({ email, password: `guess ${guess}` }, { 'x-forwarded-for': `10.0.0.${guess}` })

  const late = await login({ email, password })
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)

  shop.clock.pass(15)
  expect(await login({ email, password })).toMatchObject({ status: 200 })
})

test('guesses that are made at once are counted, too', async () => {
  const { email } = await shop.aUser()
  const guesses = Array.from({ length: 20 }, (_, at) => login({ email, password: `guess ${at}` }))

  const statuses = (await Promise.all(guesses)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('signing out ends the session on the server', async () => {
  const user = await shop.aUser()
  const cookie = user.cookies.header

  await shop.call('POST', '/api/auth/logout', { as: user })

  const stolen = await shop.call('GET', '/api/auth/check-auth', { headers: { cookie } })
  expect(stolen.status).toBe(401)
})

test('signing in begins a new session and ends the one before', async () => {
  const user = await shop.aUser()
  const before = user.cookies.header
  const { email, password } = user

  await shop.call('POST', '/api/auth/login', { as: user, body: { email, password } })

  expect(user.cookies.header).not.toBe(before)
  expect((await checkAuth(user)).status).toBe(200)
  const old = await shop.call('GET', '/api/auth/check-auth', { headers: { cookie: before } })
  expect(old.status).toBe(401)
})

test('a reset mail sets a password once, and ends every session', async () => {
  const user = await shop.aUser()
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: user.email } })
  const [, mail] = await shop.mailbox.mailsTo(user.email)
  const body = { token: tokenIn(mail?.text), password: 'second flush of summer' }

  const reset = await shop.call('POST', '/api/auth/reset-password', { body })
  const again = await shop.call('POST', '/api/auth/reset-password', { body })

  expect(reset).toMatchObject({ status: 200 })
  expect(again).toMatchObject({ status: 410, body: { code: 'token_spent' } })
  expect((await checkAuth(user)).status).toBe(401)
  expect((await login({ email: user.email, password: body.password })).status).toBe(200)
  expect((await login({ email: user.email, password: user.password })).status).toBe(401)
})

test('a reset mail runs out after 30 minutes', async () => {
  const user = await shop.aUser()
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: user.email } })
  const [, mail] = await shop.mailbox.mailsTo(user.email)
  shop.clock.pass(31)

  const body = { token: tokenIn(mail?.text), password: 'second flush of summer' }
  expect(await shop.call('POST', '/api/auth/reset-password', { body })).toMatchObject({
    status: 410,
  })
})

test('asking for a reset answers alike for every address, and mails only to owners', async () => {
  const known = await shop.aUser()
  const ask = (email: string) => shop.call('POST', '/api/auth/forgot-password', { body: { email } })

  const answers = [await ask(known.email), await ask('stranger@tea.example')]

  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { done: true } },
    { status: 200, body: { done: true } },
  ])
  expect(await shop.mailbox.mailsTo('stranger@tea.example')).toEqual([])
})

test('the link of the first mail confirms the address', async () => {
  const user = await shop.aUser()
  const [mail] = await shop.mailbox.mailsTo(user.email)
  expect(mail?.text).toContain('http://localhost:3000/verify-link#token=')

  const body = { token: tokenIn(mail?.text) }
  expect(await shop.call('POST', '/api/auth/verify-email', { body })).toMatchObject({ status: 200 })
  expect((await checkAuth(user)).body.emailVerified).toBe(true)
})

test('a change that another site sends with the cookie is refused', async () => {
  const user = await shop.aUser()
  const attempt = (headers: Record<string, string>) =>
    shop.call('POST', '/api/store/create-store', { as: user, body: { name: 'Trap' }, headers })

  expect(await attempt({ 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 })
  expect(await attempt({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
})

test('a shop neither reads nor sets the session', async () => {
  const store = await shop.aStore()
  const host = store.storeDomain

  const answer = await shop.call('GET', '/api/auth/check-auth', { as: store.owner, host })
  const { email, password } = store.owner
  const tried = await shop.call('POST', '/api/auth/login', { host, body: { email, password } })

  expect(answer.status).toBe(404)
  expect(tried.status).toBe(404)
  expect(tried.headers.getSetCookie()).toEqual([])
})

test('no log holds a password, a cookie or a token', async () => {
  const user = await shop.aUser()
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: user.email } })
  const log = shop.logged.join('')

  expect(log).toContain('/api/auth/signup')
  expect(log).not.toContain(user.password)
  expect(log).not.toContain(user.cookies.header.split('=')[1])
})

test('the email that confirms an address is sent again, a few times in an hour', async () => {
  const user = await shop.aUser()
  const again = () => shop.call('POST', '/api/auth/resend-verification', { as: user })
  const mails = () => shop.mailbox.mailsTo(user.email)
  const before = (await mails()).length

  expect((await again()).status).toBe(200)
  expect(await mails()).toHaveLength(before + 1)
  const token = tokenIn((await mails()).at(-1)?.text)
  await again()
  await again()
  const refused = await again()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(await mails()).toHaveLength(before + 3)

  await shop.call('POST', '/api/auth/verify-email', { body: { token } })
  expect((await checkAuth(user)).body.emailVerified).toBe(true)
  shop.clock.pass(61)
  expect((await again()).status).toBe(200)
  expect(await mails()).toHaveLength(before + 3)
})
