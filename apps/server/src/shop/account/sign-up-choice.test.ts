import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const choice = { plan: 'growth', period: 'year', currency: 'EUR', template: 'tea' }
const parameters = 'plan=growth&period=year&currency=EUR&template=tea'
const password = 'oolong in the morning'

const signUp = (email: string, values: object = { choice }) =>
  shop.call('POST', '/api/auth/signup', { body: { name: 'Wen', email, password, ...values } })
const lastMail = async (email: string) => (await shop.mailbox.mailsTo(email)).at(-1)?.text

test('the email that confirms an address carries what was chosen, for any browser', async () => {
  const email = `wen-${newId()}@tea.example`
  expect((await signUp(email)).status).toBe(201)
  expect(await lastMail(email)).toMatch(/\/verify-link#token=[\w.-]+&plan=growth&period=year/)
  expect(await lastMail(email)).toContain(parameters)
})

test('so does a link that signs up', async () => {
  const email = `wen-${newId()}@tea.example`
  await shop.call('POST', '/api/auth/email-link', { body: { email, name: 'Wen', choice } })
  const mail = await lastMail(email)
  expect(mail).toContain(parameters)
  const token = /#token=([\w.-]+)&/.exec(mail!)![1]
  expect(await shop.call('POST', '/api/auth/sign-in-by-link', { body: { token } })).toMatchObject({
    status: 200,
  })
})

test('so does the email to an address that has an account already', async () => {
  const { email } = await shop.aUser()
  await signUp(email, { choice, password: 'somebody else entirely' })
  expect(await lastMail(email)).toContain(`/login?${parameters}`)
})

test('so does the email that resets a password, which was forgotten on the way', async () => {
  const { email } = await shop.aUser()
  await shop.call('POST', '/api/auth/forgot-password', { body: { email, choice } })
  const resetsPassword = /\/reset-password#token=[\w.-]+&plan=growth&period=year/
  await expect.poll(() => lastMail(email)).toMatch(resetsPassword)
})

test('without a choice, links are as they were', async () => {
  const email = `wen-${newId()}@tea.example`
  await signUp(email, {})
  expect(await lastMail(email)).toMatch(/\/verify-link#token=[\w.-]+\n/)
})

test.each([{ plan: '//evil.example' }, { template: '../x' }, { next: 'https://evil.example' }])(
  'what cannot be chosen is refused: %j',
  async (made) => {
    const email = `wen-${newId()}@tea.example`
    expect((await signUp(email, { choice: made })).status).toBe(400)
  },
)
