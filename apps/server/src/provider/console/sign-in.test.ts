import { CookieJar } from '../../testing/cookie-jar.ts'
import { anOperator, callConsole, codeOf } from '../../testing/an-operator.ts'
import { startShop } from '../../testing/start-shop.ts'
import { declaredCalls } from '../../access-matrix/calls.ts'
import { consoleContract } from '@vitrine/contract/provider/console.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import {
  createOperator,
  disableOperator,
  listOperators,
  resetOperator,
} from './operators-command.ts'

const shop = startShop()
const { config, db } = shop.services

interface ConsoleCall {
  name: string
  method: 'GET' | 'POST'
  path: string
  isOpen: boolean
}

const consoleCalls: ConsoleCall[] = Object.entries(consoleContract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const { route, meta } = call['~orpc']
    return {
      name: `${group}.${name}`,
      method: route.method as 'GET' | 'POST',
      path: (route.path ?? '').replaceAll(/\{\w+\}/g, newId()),
      isOpen: 'open' in meta,
    }
  }),
)

const closedCalls = consoleCalls.filter(({ isOpen }) => !isOpen)

test('a set-up link from the command makes an operator, and works once', async () => {
  const email = `${newId()}@provider.example`
  const text = await createOperator(db, [email, 'Olga', 'Marin'], config)
  const link = /http:\S+/.exec(text)?.[0] ?? ''
  expect(link).toMatch(/^http:\/\/localhost:3000\/console\/set-up#token=/)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')

  const [first, second] = [
    await callConsole(shop, 'POST', '/session/find-setup', { body: { token } }),
    await callConsole(shop, 'POST', '/session/find-setup', { body: { token } }),
  ]
  expect(first.body).toMatchObject({ name: 'Olga Marin', email })
  expect(second.body).toEqual(first.body)
  const wrong = { token, password: 'gyokuro in the evening', code: '000000' }
  expect(await callConsole(shop, 'POST', '/session/finish-setup', { body: wrong })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code' }] },
  })
  await expect(createOperator(db, [email, 'Olga'], config)).rejects.toThrow('There is an operator')
  await expect(createOperator(db, ['olga', 'Olga'], config)).rejects.toThrow('email address')
  expect(await listOperators(db)).toContain(`${email}  Olga Marin  not set up yet`)
})

test('signing in needs the password and a code that was not used', async () => {
  const operator = await anOperator(shop)
  const { email, password } = operator
  const signIn = async (given: object) =>
    await callConsole(shop, 'POST', '/session/sign-in', {
      as: { cookies: new CookieJar() },
      body: { email, password, code: await codeOf(shop, operator), ...given },
    })
  const refused = { status: 401, body: { code: 'wrong_credentials' } }

  // The code of the set-up is used up.
  expect(await signIn({})).toMatchObject(refused)
  shop.clock.pass(1)
  expect(await signIn({ password: 'a guess' })).toMatchObject(refused)
  expect(await signIn({ code: '000000' })).toMatchObject(refused)
  expect(await signIn({ email: 'nobody@provider.example' })).toMatchObject(refused)
  const done = await signIn({})
  expect(done).toMatchObject({ status: 200, body: { email } })
  expect(done.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  expect(await signIn({})).toMatchObject(refused)
})

test('guesses are stopped', async () => {
  const { email } = await anOperator(shop)
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) {
    const body = { email, password: `guess ${guess}`, code: '000000' }
    statuses.push((await callConsole(shop, 'POST', '/session/sign-in', { body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('a session ends when it is signed out, idle, old, reset or disabled', async () => {
  const find = (as: { cookies: CookieJar }) => callConsole(shop, 'GET', '/session', { as })
  const out = { status: 401, body: { code: 'not_signed_in' } }

  const signedOut = await anOperator(shop)
  const stolen = new CookieJar()
  stolen.keep(new Response(null, { headers: { 'set-cookie': signedOut.cookies.header } }))
  await callConsole(shop, 'POST', '/session/sign-out', { as: signedOut })
  expect(await find({ cookies: stolen })).toMatchObject(out)

  const [reset, disabled, idle] = await Promise.all([
    anOperator(shop),
    anOperator(shop),
    anOperator(shop),
  ])
  await resetOperator(db, [reset.email], config)
  await disableOperator(db, [disabled.email])
  expect(await find(reset)).toMatchObject(out)
  expect(await find(disabled)).toMatchObject(out)

  expect((await find(idle)).status).toBe(200)
  shop.clock.pass(119)
  expect((await find(idle)).status).toBe(200)
  shop.clock.pass(121)
  expect(await find(idle)).toMatchObject(out)
})

test('without a session of the console, each of its calls is refused: to strangers and owners', async () => {
  const { owner } = await shop.aStore()
  expect(closedCalls.length).toBeGreaterThan(12)
  for (const { name, method, path } of closedCalls)
    for (const as of [undefined, owner]) {
      const { status, body } = await callConsole(shop, method, path, { ...(as && { as }) })
      expect([name, status, body['code']]).toEqual([name, 401, 'not_signed_in'])
    }
})

test('the cookie of the console opens no call of owners', async () => {
  const { cookies } = await anOperator(shop)
  const own = declaredCalls.filter(({ rule }) => rule.access === 'owner' || rule.access === 'self')
  for (const { name, method, path } of own) {
    const answer = await shop.fetch(`/api${path.replaceAll(/\{\w+\}/g, newId())}`, {
      method,
      headers: { cookie: cookies.header, 'sec-fetch-site': 'same-origin' },
    })
    expect([name, answer.status]).toEqual([name, 401])
  }
})

test('a page of a shop or of another site cannot act with the cookie', async () => {
  const { cookies } = await anOperator(shop)
  const answer = await shop.fetch(`/api/console/shops/${newId()}/suspend`, {
    method: 'POST',
    body: { reason: 'forged' },
    headers: { cookie: cookies.header, 'sec-fetch-site': 'same-site' },
  })
  expect(answer.status).toBe(403)
})
