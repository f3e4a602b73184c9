import { expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createLimiter } from '../../platform/limits/limiter.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const login = (email: string, password: string, more = {}) =>
  shop.call('POST', '/api/auth/login', { body: { email, password }, ...more })

async function guessTenTimes(email: string) {
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login(email, `guess ${guess}`)).status).toBe(401)
}

test('wrong guesses do not keep out a browser that signed in before', async () => {
  const user = await shop.aUser()
  const { email, password } = user
  await shop.call('POST', '/api/auth/logout', { as: user })
  const cookie = user.cookies.header
  expect(cookie).toContain('vitrine-device=')
  await guessTenTimes(email)

  expect((await login(email, password)).status).toBe(429)
  expect((await login(email, password, { headers: { cookie } })).status).toBe(200)
})

test('a known browser has ten guesses of its own', async () => {
  const { email, password, cookies } = await shop.aUser()
  const known = { headers: { cookie: cookies.header } }
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login(email, `guess ${guess}`, known)).status).toBe(401)

  expect((await login(email, password, known)).status).toBe(429)
})

test('a cookie that was made up, or for another account, is of no browser that is known', async () => {
  const [owner, stranger] = [await shop.aUser(), await shop.aUser()]
  await guessTenTimes(owner.email)
  const own = /vitrine-device=([^;]+)/.exec(stranger.cookies.header)![1]!
  const forged = `${own.split('.')[0]}.${'A'.repeat(43)}`

  for (const value of [own, forged, 'x', ''])
    expect(
      (await login(owner.email, owner.password, { headers: { cookie: `vitrine-device=${value}` } }))
        .status,
    ).toBe(429)
})

test('a reset by mail lets the owner in at once', async () => {
  const user = await shop.aUser()
  await guessTenTimes(user.email)
  expect((await login(user.email, user.password)).status).toBe(429)
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: user.email } })
  const mail = (await shop.mailbox.mailsTo(user.email)).at(-1)
  const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1]
  const password = 'second flush of summer'
  await shop.call('POST', '/api/auth/reset-password', { body: { token, password } })

  expect((await login(user.email, password)).status).toBe(200)
})

test('one network guesses fifty times in a quarter of an hour, whatever the accounts', async () => {
  const user = await shop.aUser()
  const from = '198.51.100.20'
  for (let guess = 0; guess < 45; guess += 1)
    await shop.services.limiter.take('signIn', { account: `${guess}`, network: from })
  const guesses = Array.from({ length: 10 }, (_, at) =>
    login(`nobody-${at}@tea.example`, 'summer of tea', { from }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect((await login(user.email, user.password, { from })).status).toBe(429)
  expect((await login(user.email, user.password, { from: '198.51.100.21' })).status).toBe(200)
})

test('two processes count together', async () => {
  const { email } = await shop.aUser()
  const { db, now, config, log } = shop.services
  const parts = { pool: db.pool, now, secret: 'of both', factor: config.limitFactor, log }
  const apps = [1, 2].map(() => createApp({ ...shop.services, limiter: createLimiter(parts) }))
  const statuses: number[] = []
  for (let guess = 0; guess < 14; guess += 1) {
    const body = JSON.stringify({ email, password: `guess ${guess}` })
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body }
    statuses.push((await apps[guess % 2]!.request('/api/auth/login', request)).status)
  }

  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
})

const signUp = (at: number, from: string) =>
  shop.call('POST', '/api/auth/signup', {
    from,
    body: { name: 'Ann', email: `ann-${at}@crowd.example`, password: 'first flush of spring' },
  })

test('thirty accounts an hour are made from one network', async () => {
  for (let count = 0; count < 28; count += 1)
    await shop.services.limiter.take('signUp', { network: networkOf('2001:db8:7:1200::5') })
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => signUp(at, '2001:db8:7:1200::1')),
  )

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect((await signUp(40, '2001:db8:7:12ff::2')).status).toBe(429)
  expect((await signUp(41, '2001:db8:7:1300::2')).status).toBe(201)
})

test('a reset link that is none costs no hash', async () => {
  const { password } = await shop.services.auth.$context
  const hash = vi.spyOn(password, 'hash')
  const body = { token: 'nobody.nothing', password: 'second flush of summer' }

  const answer = await shop.call('POST', '/api/auth/reset-password', { body })

  expect(answer).toMatchObject({ status: 410, body: { code: 'token_spent' } })
  expect(hash).not.toHaveBeenCalled()
})

test('a reset is limited to five requests for an address in half an hour', async () => {
  const { email } = await shop.aUser()
  const ask = (to: string) =>
    shop.call('POST', '/api/auth/forgot-password', { body: { email: to } })

  expect(await ask('x'.repeat(200))).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(200)
  expect((await ask(email.toUpperCase())).status).toBe(429)
})
