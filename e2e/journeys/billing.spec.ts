import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startMailServer } from '@vitrine/harness/mail-server.ts'
import { Product } from '@vitrine/harness/product.ts'
import { startStripe } from '../../apps/server/src/testing/stripe/start-stripe.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/product-test.ts'

test.describe.configure({ timeout: 400_000 })
// Nobody is signed in yet, changes need a proof, and a suspended shop answers 503.
test.use({ actionTimeout: 30_000, expectedErrors: /status of (?:401|428|503)/ })

const secretKey = 'sk_test_billing_journey'
const webhookSecret = 'whsec_billing_journey'
const password = 'a quiet lighthouse'

const plans = [
  { id: 'free', name: 'Free', limits: { shops: 1, products: 1 }, default: true },
  {
    id: 'starter',
    name: 'Starter',
    description: 'For a first shop on its own domain.',
    limits: { shops: 1, products: 2 },
    trialDays: 14,
    prices: { EUR: { month: 15, year: 150 }, USD: { month: 16, year: 160 } },
  },
  {
    id: 'growth',
    name: 'Growth',
    description: 'For a shop that sells every day.',
    limits: { shops: 3, products: 100 },
    trialDays: 14,
    prices: { EUR: { month: 45, year: 450 }, USD: { month: 48, year: 480 } },
  },
]

/** Runs `npm run provider -- plans import` beside the server. */
async function importPlans(dataDir: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-plans-'))
  const file = path.join(folder, 'plans.json')
  await writeFile(file, JSON.stringify({ plans }))
  const words = ['apps/server/src/provider-command.ts', 'plans', 'import', file]
  execFileSync(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } })
  await rm(folder, { recursive: true })
}

/** Decodes quoted-printable line breaks and equals signs. */
function plain(mail: string): string {
  return mail.replaceAll(/=\n/g, '').replaceAll('=3D', '=')
}

async function expectGoodAtAllWidths(page: Page) {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    if (width !== 768) await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

async function confirmWithPassword(page: Page) {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('textbox', { name: 'Password' }).fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
}

test('an owner chooses a plan, tries it, changes it, cancels, misses a payment and pays', async ({
  page,
  newShopper,
}) => {
  let hoursAhead = 0
  const stripe = await startStripe({ now: () => Date.now() + hoursAhead * 3_600_000 })
  const books = stripe.billingOf(secretKey)
  const mailServer = await startMailServer()
  const product = await Product.prepare(
    {
      SMTP_URL: mailServer.url,
      STRIPE_API_URL: stripe.url,
      BILLING_STRIPE_SECRET_KEY: secretKey,
      BILLING_STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    { keepsPort: true },
  )
  const shopper = await newShopper()
  const mailWith = (words: string) =>
    mailServer
      .texts()
      .map(plain)
      .findLast((each) => each.includes(words))

  /** Lets days pass on the clocks of the server and of Stripe. */
  async function daysLater(days: number) {
    // Pages that are open would call a server that is down.
    for (const each of [page, shopper]) await each.goto('about:blank')
    hoursAhead += days * 24
    await product.stop()
    const hoursLater = path.resolve(import.meta.dirname, '../fixtures/hours-later.ts')
    await product.start({
      NODE_OPTIONS: `--import=${hoursLater}`,
      HOURS_LATER: String(hoursAhead),
    })
    books.advance(days)
  }

  try {
    await product.start()
    const { origin } = product
    stripe.listen(secretKey, `${origin}/webhooks/billing`, webhookSecret)
    await importPlans(product.dataDir)
    const billing = `${origin}/billing`
    const chip = (words: string) => page.getByRole('main').getByText(words, { exact: true })
    let shop = ''
    let storeId = ''
    const addProduct = (name: string) =>
      page.request.post(`${origin}/api/products/add-product`, {
        data: { storeId, name, price: 12.5 },
      })
    const statusOfShop = async () => (await shopper.goto(shop))?.status()

    async function openBilling() {
      await page.goto(billing)
      await expect(page.getByRole('heading', { name: 'What you use' })).toBeVisible()
    }

    await test.step('a link to sign up knows the plan in another browser, too', async () => {
      await page.goto(`${origin}/pricing?currency=EUR`)
      await expectGoodAtAllWidths(page)
      await page.getByRole('link', { name: 'Try Growth' }).click()
      await page.getByLabel('Your name').fill('Wen Li')
      await page.getByLabel('Email').fill('wen@tea.example')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByText('Check your inbox')).toBeVisible()
      await expect.poll(() => mailWith('/sign-in-link#token=')).toBeDefined()
      const link = /http:\S+\/sign-in-link#\S+/.exec(mailWith('/sign-in-link#token=')!)![0]

      const other = await newShopper()
      await other.goto(link)
      await expect(other).toHaveURL(`${billing}?plan=growth&period=month&currency=EUR`)
      await expect(other.getByRole('button', { name: 'Choose Growth' })).toBeVisible()
      await other.close()
    })

    await test.step('signing up with a password leads to the plan, and so does the email that confirms the address', async () => {
      await page.goto(`${origin}/pricing?currency=EUR`)
      await page.getByRole('link', { name: 'Try Starter' }).click()
      await page.getByLabel('Your name').fill('Mei Lin')
      await page.getByLabel('Email').fill('mei@tea.example')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(`${billing}?plan=starter&period=month&currency=EUR`)
      await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeVisible()
      await expectGoodAtAllWidths(page)

      await expect.poll(() => mailWith('/verify-link#token=')).toBeDefined()
      const link = /http:\S+\/verify-link#\S+/.exec(mailWith('/verify-link#token=')!)![0]
      const other = await newShopper()
      await other.goto(link)
      await expect(other.getByRole('link', { name: 'Go on to your plan' })).toHaveAttribute(
        'href',
        '/billing?plan=starter&period=month&currency=EUR',
      )
      await expectAccessible(other)
      await other.close()
    })

    await test.step('an owner subscribes and enters a tax ID, and the trial begins', async () => {
      await page.getByRole('button', { name: 'Choose Starter' }).click()
      await page.getByLabel('Tax ID').fill('DE123456789')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(chip('Trial')).toBeVisible()
      await expect(page.getByText(/14 days left/)).toBeVisible()
      await expect(page.getByText('DE123456789')).toBeVisible()
      await expect(page.getByText(/ending 4242/)).toBeVisible()
      await expectGoodAtAllWidths(page)
      await expect.poll(() => mailWith('Subject: Your subscription has started')).toBeDefined()

      const made = await page.request.post(`${origin}/api/store/create-store`, {
        data: { name: 'Tea House', currency: 'EUR', country: 'DE' },
      })
      const store = (await made.json()) as { storeId: string; storeDomain: string }
      storeId = store.storeId
      shop = origin.replace('localhost', store.storeDomain)
      await page.request.post(`${origin}/api/store/open-store`, { data: { storeId } })
      for (const name of ['Sencha', 'Bancha']) expect((await addProduct(name)).ok()).toBe(true)
      expect((await addProduct('Matcha')).status()).toBe(409)
      expect(await statusOfShop()).toBe(200)
    })

    await test.step('after the trial it is paid, and a larger plan costs what its preview says', async () => {
      await daysLater(16)
      await expect
        .poll(async () => {
          await openBilling()
          return await chip('Active').count()
        })
        .toBe(1)
      await page.getByRole('button', { name: 'Change to Growth' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change to Growth?' })
      await expect(dialog.getByText('Unused time on Starter')).toBeVisible()
      const due = await dialog.getByText('Charged now').locator('..').innerText()
      const amount = /€[\d.]+/.exec(due)![0]
      expect(Number(amount.slice(1))).toBeGreaterThan(25)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Change plan' }).click()
      await confirmWithPassword(page)
      await expect(page.getByText('You have Growth now')).toBeVisible()

      const invoices = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
      await expect(invoices.nth(1)).toContainText(amount)
      await expect(invoices).toHaveCount(4)
      await expect(invoices.nth(1).getByRole('link', { name: /^PDF of/ })).toBeVisible()
      await expect.poll(() => mailWith('Subject: Your plan has changed')).toBeDefined()
      expect((await addProduct('Matcha')).ok()).toBe(true)
    })

    await test.step('a smaller plan says exactly what has to change first', async () => {
      await page.getByRole('button', { name: 'Change to Starter' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change to Starter?' })
      await expect(dialog.getByRole('listitem')).toHaveText([
        'Tea House has 3 products; the plan allows 2.',
      ])
      await expect(dialog.getByRole('button', { name: 'Change plan' })).toHaveCount(0)
      await expectGoodAtAllWidths(page)
      await dialog.getByRole('button', { name: 'Keep plan' }).click()
    })

    await test.step('a cancellation is for the end of the period, and is taken back', async () => {
      await page.getByRole('button', { name: 'Cancel subscription' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' })
      await dialog.getByLabel('I do not use it').check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
      await expect(page.getByText('Ends on')).toBeVisible()
      expect(await statusOfShop()).toBe(200)
      await page.getByRole('button', { name: 'Keep subscription' }).click()
      await expect(page.getByText('Renews on')).toBeVisible()
      await expect.poll(() => mailWith('Subject: Your subscription goes on')).toBeDefined()
    })

    await test.step('a failed payment is announced with the date by which to pay', async () => {
      for (const customer of books.customers.values()) customer.cardWorks = false
      await daysLater(30)
      // A session lasts 30 days.
      await page.goto(`${origin}/login`)
      await page.getByLabel('Email').fill('mei@tea.example')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/dashboard|\/choose-store/)
      await page.request.post(`${origin}/api/store/select-store`, { data: { storeId } })
      await expect
        .poll(async () => {
          await page.goto(`${origin}/dashboard/adminhome`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          return await page.getByText(/^This shop closes on/).count()
        })
        .toBe(1)
      await expectGoodAtAllWidths(page)
      await page.getByRole('link', { name: 'Open plan and billing' }).click()
      await expect(page.getByText('A payment failed', { exact: true })).toBeVisible()
      await expect(page.getByText(/We try again on .* otherwise your shops close on/)).toBeVisible()
      await expectGoodAtAllWidths(page)
      expect(await statusOfShop()).toBe(200)
    })

    await test.step('after 14 days the shop is unavailable and the dashboard read-only', async () => {
      await daysLater(15)
      await expect.poll(statusOfShop).toBe(503)
      const closed = await shopper.reload()
      expect(closed?.headers()['retry-after']).toBeDefined()
      await expectAccessible(shopper)
      await page.goto(`${origin}/dashboard/adminhome`)
      await expect(page.getByText(/^This shop is suspended since/)).toBeVisible()
      expect((await addProduct('Gyokuro')).status()).toBe(403)
      await expectGoodAtAllWidths(page)
      await page.getByRole('link', { name: 'Open plan and billing' }).click()
      await expect(
        page.getByText('Your shops are closed until the subscription is paid'),
      ).toBeVisible()
      await expectGoodAtAllWidths(page)
    })

    await test.step('paying the open invoice opens the shop again', async () => {
      await page.getByRole('link', { name: /^Pay invoice/ }).click()
      await page.getByRole('button', { name: 'Pay invoice' }).click()
      await expect(page.getByText('This invoice is paid.')).toBeVisible()
      await expect.poll(statusOfShop, { timeout: 30_000 }).toBe(200)
      await openBilling()
      await expect(chip('Active')).toBeVisible()
      expect((await addProduct('Gyokuro')).ok()).toBe(true)
      await expect
        .poll(() => mailWith('Subject: Thank you, your subscription is paid'))
        .toBeDefined()
    })

    await test.step('a dispute and a refund are seen at the invoices', async () => {
      const paid = [...books.charges.values()]
      books.refund(paid.at(-2)!.id)
      books.dispute(paid.at(-1)!.id)
      const states = page.getByRole('table', { name: 'Invoices' })
      await expect
        .poll(async () => {
          await openBilling()
          await expect(states).toBeVisible()
          return await page.getByText(/^Your bank disputes a payment/).count()
        })
        .toBe(1)
      await expect(states.getByText('Disputed')).toBeVisible()
      await expect(states.getByText('Refunded')).toBeVisible()
      await expectGoodAtAllWidths(page)
    })
  } finally {
    mailServer.stop()
    await product.remove()
    await stripe.stop()
  }
})
