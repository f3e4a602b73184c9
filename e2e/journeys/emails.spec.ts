import path from 'node:path'
import type { Page } from '@playwright/test'
import { Product } from '@vitrine/harness/product.ts'
import { startMailServer } from '@vitrine/harness/mail-server.ts'
import { fillAddress } from '../fixtures/checkout.ts'
import { aNewShop } from '../fixtures/new-shop.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storedCart,
  test,
} from '../fixtures/product-test.ts'

test.describe.configure({ timeout: 400_000 })
test.use({ actionTimeout: 30_000 })

async function remindEveryone(page: Page, origin: string) {
  await page.goto(`${origin}/dashboard/abandoned-checkouts`)
  await expect(page.getByRole('heading', { name: 'Reminders are off' })).toBeVisible()
  await page.getByRole('link', { name: 'Set up reminders' }).click()
  await page.getByLabel('Remind shoppers who leave the checkout').check()
  await expect(page.getByText('Nobody can subscribe yet')).toBeVisible()
  await page.getByLabel('Everyone who is informed and does not object').check()
  await page.getByRole('button', { name: 'Save reminders' }).click()
  await expect(page.getByText('Reminders saved')).toBeVisible()
}

async function order(page: Page) {
  await fillAddress(page, 'ada@example.com', ['Ada', 'Park'])
  await page.getByRole('button', { name: /^Place order/ }).click()
}

const confirmToken = (page: Page) => page.evaluate(() => localStorage.getItem('checkoutReminder'))

/** Decodes quoted-printable line breaks and equals signs. */
function plain(mail: string): string {
  return mail.replaceAll(/=\n/g, '').replaceAll('=3D', '=')
}

function confirms(mail: string): boolean {
  return plain(mail).includes('/verify-link#token=')
}

test('an owner retries an email that failed, and a shopper who left is reminded', async ({
  page,
  browser,
}) => {
  const mailServer = await startMailServer()
  const product = await Product.prepare({ SMTP_URL: mailServer.url }, { keepsPort: true })
  const reminders = () => mailServer.texts().filter((mail) => mail.includes('Subject: You left'))
  try {
    await product.start()
    const { storeId, shop, ask } = await aNewShop(page.request, product.origin)

    await test.step('an owner sees a mail that failed, and retries it', async () => {
      await page.goto(`${product.origin}/dashboard/mails`)
      await expect(page.getByText('No emails yet')).toBeVisible()
      await page.getByRole('link', { name: 'Templates' }).click()
      await page.getByRole('combobox', { name: 'Email' }).click()
      await page.getByRole('option', { name: 'Shipping notice' }).click()
      const preview = page.frameLocator('iframe[title^="Mail:"]')
      await expect(preview.getByText('is on its way').first()).toBeVisible()
      await page.getByText('Phone', { exact: true }).click()
      await expect(preview.getByText('Sencha 100 g').first()).toBeVisible()
      await page.getByText('Plain text').click()
      await expect(page.getByText('2 × Sencha 100 g')).toBeVisible()

      mailServer.settings.refuses = true
      await page.getByRole('button', { name: 'Send me a test' }).click()
      await expect(page.getByText('On its way to mei@tea.example')).toBeVisible()
      const failed = `${product.origin}/api/mails?storeId=${storeId}&status=failed`
      await expect
        .poll(async () => (await page.request.get(failed)).text(), { timeout: 60_000 })
        .toContain('"totalElements":1')
      await page.goto(`${product.origin}/dashboard/adminhome`)
      await expect(page.getByText('An email could not be sent')).toBeVisible()
      await page.getByRole('link', { name: 'Show failed emails' }).click()
      await expect(page).toHaveURL(/status=failed/)
      await page.getByRole('link', { name: /^Test: / }).click()
      await expect(page.getByText('550 5.1.1 Nobody of that name')).toBeVisible()

      mailServer.settings.refuses = false
      await page.getByRole('button', { name: 'Retry now' }).click()
      await expect(page.getByRole('main').getByText('Sent', { exact: true }).first()).toBeVisible()
      expect(mailServer.texts().join()).toContain('Subject: Test: ')
      await page.goto(`${product.origin}/dashboard/mails?status=failed`)
      await expect(page.getByText('No email matches')).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${product.origin}/dashboard/mails`)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: /^Test: / }).click()
      await expect(preview.getByText('is on its way').first()).toBeVisible()
      const subject = await page.getByText('Subject', { exact: true }).boundingBox()
      const frame = await page.locator('iframe').boundingBox()
      expect(subject && frame && subject.y + subject.height).toBeLessThan(frame?.y ?? 0)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a shopper who left the checkout is reminded, comes back and orders', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await ask('/products/add-product', {
        storeId,
        name: 'Sencha 100 g',
        price: 12.5,
        slug: 'sencha',
      })
      await remindEveryone(page, product.origin)
      // No reminders are sent until the owner's email is confirmed.
      await expect.poll(() => mailServer.texts().some(confirms)).toBe(true)
      const mail = plain(mailServer.texts().find(confirms)!)
      await ask('/auth/verify-email', { token: /#token=([\w.-]+)/.exec(mail)![1]! })

      const shopper = await (await browser.newContext()).newPage()
      await shopper.goto(`${shop}/product/sencha`)
      await shopper.getByRole('button', { name: 'Buy Now' }).click()
      await expect(shopper.getByText('we email you one reminder')).toBeVisible()
      await expect(shopper.getByRole('button', { name: 'Place order · $12.50' })).toBeEnabled()
      expect(await confirmToken(shopper)).toBeNull()

      await Promise.all([
        shopper.waitForResponse((answer) => answer.url().endsWith('/api/checkout/remember')),
        shopper.getByLabel('Email', { exact: true }).fill('ada@example.com'),
      ])
      expect(await confirmToken(shopper)).not.toBeNull()
      await Promise.all([
        shopper.waitForResponse((answer) => answer.url().endsWith('/api/checkout/forget')),
        shopper.getByLabel('Do not remind me').check(),
      ])
      expect(await confirmToken(shopper)).toBeNull()
      await Promise.all([
        shopper.waitForResponse((answer) => answer.url().endsWith('/api/checkout/remember')),
        shopper.getByLabel('Do not remind me').uncheck(),
      ])
      await shopper.context().close()

      await product.stop()
      const hoursLater = path.resolve(import.meta.dirname, '../fixtures/hours-later.ts')
      await product.start({ NODE_OPTIONS: `--import=${hoursLater}` })
      await expect.poll(() => reminders().length, { timeout: 60_000 }).toBe(1)
      const link = /http:\S+\/checkout\?restore=[\w.-]+/.exec(plain(reminders()[0]!))![0]

      const later = await (await browser.newContext()).newPage()
      await later.goto(link.replace(/=.{10}/, '=ffffffffff'))
      await expect(later.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await expectAccessible(later)
      await later.goto(link)
      await expect(later).toHaveURL(`${shop}/checkout`)
      await expect(later.getByText('Sencha 100 g')).toBeVisible()
      expect(await storedCart(later)).toMatchObject([{ name: 'Sencha 100 g', quantity: 1 }])
      await order(later)
      await expect(later).toHaveURL(/\/checkout\/thank-you\//)
      await expect.poll(() => confirmToken(later)).toBeNull()
      await later.goto(link)
      await expect(later.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

      await page.goto(`${product.origin}/dashboard/abandoned-checkouts`)
      await expect(page.getByRole('row', { name: /ada@example\.com/ })).toContainText('Recovered')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'ada@example.com' }).click()
      await expect(page.getByRole('link', { name: '#1001' })).toBeVisible()
      await expect(page.getByText('They were informed and did not object.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(reminders()).toHaveLength(1)
    })
  } finally {
    mailServer.stop()
    await product.remove()
  }
})
