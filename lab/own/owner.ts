import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { codeOfApp } from '../../e2e/fixtures/authenticator-app.ts'
import { visit } from '../internet/browser.ts'
import type { Internet } from '../internet/internet.ts'
import { recordsOn } from '../records-on.ts'
import { waitUntil } from '../wait-until.ts'

/** What a person does in a browser while following the document. */
export interface Visitors extends Pick<Internet, 'zones' | 'publish'> {
  browser: Browser
  /** The provider's host. */
  mainHost: string
  stripe: string
  /** Where a screen is stored that went wrong. */
  folder: string
}

export const domain = 'mei-lin-tea.com'
const person = { email: 'mei@mail.example', password: 'oolong in the morning' }

/** @param printed what the command printed, with the link in it */
export async function setUpOperator({ browser }: Visitors, printed: string): Promise<void> {
  const link = /https:\S+\/console\/set-up#token=\S+/.exec(printed)?.[0]
  if (link === undefined) throw new Error(`create-operator printed no link:\n${printed}`)
  const page = await browser.newPage()
  await page.goto(link)
  const key = await page.getByLabel('Key').inputValue()
  await page.getByRole('textbox', { name: 'Password' }).fill('a long walk by the harbour')
  await page.getByLabel('Code from the app').fill(codeOfApp(key))
  await page.getByRole('button', { name: 'Finish and sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shops' }).waitFor()
  await page.close()
}

/** From the page of prices to an order that a shopper paid by card at the shop's own domain. */
export async function firstShop(visitors: Visitors): Promise<void> {
  const page = await visitors.browser.newPage()
  await sellFirst(page, visitors).catch(async (error: unknown) => {
    await page.screenshot({ path: path.join(visitors.folder, 'failed.png') })
    throw error
  })
  await page.close()
}

async function sellFirst(page: Page, visitors: Visitors) {
  await signUpForPlan(page, visitors)
  await createShop(page)
  await addProduct(page, visitors)
  await connectStripe(page, visitors)
  await addDomain(page, visitors)
  await page.goto(`https://${visitors.mainHost}/dashboard/adminhome`)
  await page.getByRole('button', { name: 'Open shop', exact: true }).click()
  await page.getByText('Your shop is open to everyone').waitFor()
  await orderByCard(visitors)
  await page.goto(`https://${visitors.mainHost}/dashboard/orders`)
  await page.getByRole('link', { name: /1001/ }).first().click()
  await page
    .getByText(/^(?:Paid|Taken)$/)
    .first()
    .waitFor()
  await page.close()
}

async function signUpForPlan(page: Page, { mainHost }: Visitors) {
  await page.goto(`https://${mainHost}/pricing`)
  await page.getByRole('link', { name: 'Try Starter' }).click()
  await page.getByLabel('Your name').fill('Mei Lin')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Trial', { exact: true }).waitFor()
}

async function createShop(page: Page) {
  await page.getByRole('link', { name: 'Your shops' }).click()
  await page.getByLabel('Name of your shop').fill('Mei Lin Tea')
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('button', { name: 'Create shop' }).click()
  await page.getByRole('heading', { name: 'Mei Lin Tea' }).waitFor()
}

async function addProduct(page: Page, { mainHost }: Visitors) {
  await page.goto(`https://${mainHost}/dashboard/addproduct`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Sencha')
  await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('20')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.waitForURL(/edit-product/)
}

async function connectStripe(page: Page, { mainHost, stripe }: Visitors) {
  const key = 'sk_test_of_the_tea_house'
  await page.goto(`https://${mainHost}/dashboard/payment`)
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  const endpoint = await page.locator('code', { hasText: '/webhooks/stripe/' }).innerText()
  await page.getByLabel('Secret key').fill(key)
  await page
    .getByLabel('Signing secret of the webhook')
    .fill(await addEndpoint(stripe, key, endpoint))
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Cards are accepted through Tea House GmbH').waitFor()
}

/** As the owner does in Stripe's dashboard. */
async function addEndpoint(stripe: string, key: string, url: string): Promise<string> {
  const answer = await fetch(`${stripe}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ url }),
  })
  return ((await answer.json()) as { secret: string }).secret
}

async function addDomain(page: Page, { zones, publish, browser, mainHost }: Visitors) {
  zones.register(domain)
  await publish()
  await page.goto(`https://${mainHost}/dashboard/domains`)
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('Waiting for DNS').first().waitFor()
  for (const name of [domain, `www.${domain}`])
    for (const { type, name: owned, value } of await recordsOn(page, name, domain))
      zones.write(owned, type, value)
  await publish()
  await page.getByText('Shoppers see your shop at this domain.').waitFor({ timeout: 120_000 })
  await waitUntil('a padlock', async () => (await visit(browser, `https://${domain}/`)).hasPadlock)
}

async function orderByCard({ browser }: Visitors) {
  const page = await browser.newPage()
  await page.goto(`https://${domain}/product/sencha`)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByLabel('Email', { exact: true }).fill('ada@mail.example')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('Teestraße 1')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Postcode').fill('10115')
  await page.getByRole('radio', { name: /^Card/ }).check()
  const heading = page.getByRole('heading', { level: 1, name: /^Pay / })
  await waitUntil('the page of the payment', async () => {
    // The button is inert while totals are computed.
    await page
      .getByRole('button', { name: /^Place order/ })
      .click({ timeout: 2000 })
      .catch(() => {})
    return await heading.isVisible()
  })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Order #1001').waitFor()
  await page.close()
}
