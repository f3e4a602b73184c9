import { expect, test } from 'vitest'
import { newId } from '@vitrine/db/new-id.ts'
import { CookieJar } from '../../testing/cookie-jar.ts'
import { startShop, type User } from '../../testing/start-shop.ts'

const shop = startShop()

const ask = (email: string, name?: string) =>
  shop.call('POST', '/api/auth/email-link', { body: { email, name } })
const linkTo = async (email: string) => {
  const mail = (await shop.mailbox.mailsTo(email)).at(-1)
  return /sign-in-link#token=(\S+)/.exec(mail?.text ?? '')?.[1]
}
const follow = (token: string | undefined, as: User) =>
  shop.call('POST', '/api/auth/sign-in-by-link', { as, body: { token } })
const elsewhere = (user: User): User => ({ ...user, cookies: new CookieJar() })
const checkAuth = (as: User) =>
  shop.call<{ email: string; emailVerified: boolean }>('GET', '/api/auth/check-auth', { as })

test('a link signs in once, and confirms the address', async () => {
  const user = await shop.aUser()
  const browser = elsewhere(user)
  expect((await ask(user.email.toUpperCase())).status).toBe(200)
  const token = await linkTo(user.email)

  expect(await follow(token, browser)).toMatchObject({
    status: 200,
    body: { userId: user.userId },
  })
  expect((await checkAuth(browser)).body).toMatchObject({ emailVerified: true })
  expect(await follow(token, elsewhere(user))).toMatchObject({
    status: 410,
    body: { code: 'token_spent' },
  })
})

test('with a name, the link of a new address opens an account', async () => {
  const email = `wen-${newId()}@tea.example`
  const browser = elsewhere(await shop.aUser())
  await ask(email, 'Wen')

  expect((await follow(await linkTo(email), browser)).status).toBe(200)
  expect((await checkAuth(browser)).body).toMatchObject({ name: 'Wen', email, emailVerified: true })
})

test('an unknown address without a name gets the same answer and no email', async () => {
  const email = `nobody-${newId()}@tea.example`

  expect(await ask(email)).toMatchObject({ status: 200, body: { done: true } })
  expect(await shop.mailbox.mailsTo(email)).toEqual([])
})

test('a link is no proof for calls that need the password', async () => {
  const { owner, storeId, name } = await shop.aStore()
  const browser = elsewhere(owner)
  await ask(owner.email)
  await follow(await linkTo(owner.email), browser)
  await shop.call('POST', '/api/store/select-store', { as: browser, body: { storeId } })

  const rawBody = JSON.stringify({ storeId, confirmName: name })
  const refused = await shop.fetch('/api/store/delete-store', {
    method: 'DELETE',
    as: browser,
    rawBody,
  })
  expect(refused.status).toBe(428)
})
