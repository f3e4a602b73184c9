import type { Profile } from '@vitrine/contract/account/profile.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

const tokenIn = (text = '') => /confirm-email#token=(\S+)/.exec(text)?.[1]
const anAddress = () => `new-${newId()}@tea.example`
const request = (as: User, email: string) =>
  shop.call<Profile>('PUT', '/api/profile/email', { as, body: { email } })
const confirm = (token: string | undefined) =>
  shop.call('POST', '/api/auth/confirm-email-change', { body: { token } })
const linkTo = async (address: string) =>
  tokenIn((await shop.mailbox.mailsTo(address)).at(-1)?.text)
const emailOf = async (as: User) =>
  (await shop.call<Profile>('GET', '/api/profile', { as })).body.email

async function aConfirmedUser(): Promise<User> {
  return (await shop.aStore()).owner
}

test('an address changes once both addresses have confirmed it', async () => {
  const user = await aConfirmedUser()
  const email = anAddress()
  const asked = await request(user, email.toUpperCase())
  expect(asked.body.emailChange).toMatchObject({ email, isConfirmedAtOld: false })

  const old = await linkTo(user.email)
  expect((await confirm(old)).body).toEqual({ email, isChanged: false })
  expect(await confirm(old)).toMatchObject({ status: 410, body: { code: 'token_spent' } })
  expect(await emailOf(user)).toBe(user.email)

  expect((await confirm(await linkTo(email))).body).toEqual({ email, isChanged: true })
  expect(await emailOf(user)).toBe(email)
  const { password } = user
  expect((await shop.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(
    200,
  )
})

test('an address that was never confirmed gets no email', async () => {
  const user = await shop.aUser()
  const email = anAddress()
  await request(user, email)

  expect(await linkTo(user.email)).toBeUndefined()
  expect((await confirm(await linkTo(email))).body).toEqual({ email, isChanged: true })
})

test('a cancelled, replaced or old request changes nothing', async () => {
  const user = await aConfirmedUser()
  const [first, second] = [anAddress(), anAddress()]
  await request(user, first)
  const replaced = await linkTo(first)
  await request(user, second)
  expect((await confirm(replaced)).status).toBe(410)

  const cancelled = await linkTo(second)
  const kept = await shop.call<Profile>('DELETE', '/api/profile/email', { as: user })
  expect(kept.body.emailChange).toBeNull()
  expect((await confirm(cancelled)).status).toBe(410)

  await request(user, first)
  const late = await linkTo(first)
  shop.clock.pass(24 * 60 + 1)
  expect((await confirm(late)).status).toBe(410)
  expect(await emailOf(user)).toBe(user.email)
})

test('a used address gets the same answer, and its owner an email without a link', async () => {
  const [user, other] = [await aConfirmedUser(), await aConfirmedUser()]

  expect((await request(user, other.email)).status).toBe(200)

  const mails = await shop.mailbox.mailsTo(other.email)
  expect(mails.at(-1)?.subject).toBe('You already have an account')
  expect(await linkTo(other.email)).toBeUndefined()
})

test('an address that another account took meanwhile is refused', async () => {
  const user = await aConfirmedUser()
  const email = anAddress()
  await request(user, email)
  const [old, fresh] = [await linkTo(user.email), await linkTo(email)]
  await shop.aUser({ email })

  expect((await confirm(old)).status).toBe(200)
  expect(await confirm(fresh)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  expect(await emailOf(user)).toBe(user.email)
})

test('the own address and no address are refused at the field', async () => {
  const user = await aConfirmedUser()
  for (const email of [user.email.toUpperCase(), 'no address'])
    expect(await request(user, email)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email' }] },
    })
})
