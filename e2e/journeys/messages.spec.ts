import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, main, tea, test } from '../fixtures/product-test.ts'
import { openScreen } from '../fixtures/open-screen.ts'

const hostile = `<script>alert(1)</script> Ada ${Date.now()}`
const send = '**/api/email/send-contact-email'

async function write(page: Page, message = 'Is it this year’s harvest?') {
  await page.getByLabel('Name').fill(hostile)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Subject').fill('Your sencha')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** Without a mail server, emails are written to files. */
async function linksOfMailTo(email: string) {
  const folder = path.join(process.env['VITRINE_DATA_DIR'] ?? '', 'outbox')
  let text = ''
  await expect
    .poll(async () => {
      const files = await readdir(folder).catch(() => [])
      const name = files.find((each) => each.includes(email) && each.endsWith('.txt'))
      text = name === undefined ? '' : await readFile(path.join(folder, name), 'utf8')
      return text
    })
    .toContain('/newsletter/confirm?token=')
  const linkTo = (step: string) =>
    tea(new RegExp(`/newsletter/${step}\\?token=\\S+`).exec(text)?.[0])
  return { confirm: linkTo('confirm'), unsubscribe: linkTo('unsubscribe') }
}

test('a shopper writes to the shop and subscribes, and the owner reads both', async ({ page }) => {
  await test.step('a message that does not arrive can be had back', async () => {
    // An invalid 200: a network error would be logged to the console.
    await page.route(send, (route) => route.fulfill({ status: 200, body: 'not JSON' }))
    await page.goto(tea('/page/contact'))
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()

    await write(page)

    await expect(page.getByText('Message Failed!')).toBeVisible()
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore what I wrote' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('Is it this year’s harvest?')
    await expect(page.getByLabel('Message')).toBeFocused()
    await expect(page.getByText('Message Failed!')).toHaveCount(0)
  })

  await test.step('a message arrives, is read, answered and deleted', async () => {
    await page.unroute(send)
    await page.goto(tea('/page/contact'))
    const button = page.getByRole('button', { name: /^Send/ })
    await expect(button).toBeEnabled()

    await button.click()
    await expect(page.getByLabel('Name')).toBeFocused()

    const arrived = Promise.withResolvers<void>()
    await page.route(send, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await write(page)
    await expect(button).toBeDisabled()
    await expect(button).toHaveText('Sending …')
    await expect(button.locator('span')).toBeVisible()
    arrived.resolve()
    const outcome = page.getByText('Message Sent Successfully!').locator('..')
    await expect(outcome).toContainText("We'll get back to you within 24 hours")
    await expect(outcome).toBeFocused()
    for (const label of ['Name', 'Subject', 'Message'])
      await expect(page.getByLabel(label)).toHaveValue('')

    await signInDemoOwner(page.request)
    await selectTeaHouse(page.request)
    await page.goto(main('/dashboard/adminhome'))
    await openScreen(page, 'Customers', 'Messages')
    const row = page.getByRole('row').filter({ hasText: hostile })
    await expect(row).toContainText('New')
    await row.getByRole('link', { name: 'Your sencha' }).click()
    await expect(page.getByRole('heading', { name: 'Your sencha' })).toBeVisible()
    await expect(page.getByText('Is it this year’s harvest?')).toBeVisible()
    await expect(page.getByText(hostile)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:ada%40example\.com\?subject=Re%3A%20Your%20sencha/,
    )
    await page.getByRole('link', { name: 'Messages' }).first().click()
    await expect(row).not.toContainText('New')
    await row.getByRole('link', { name: 'Your sencha' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete message' }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('a shopper subscribes, confirms by the mail’s link, and leaves again', async () => {
    const email = `ada-${Date.now()}@example.com`
    await page.goto(tea('/about'))
    await page.getByLabel('Email address').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue('')

    const { confirm, unsubscribe } = await linksOfMailTo(email)
    await page.goto(confirm)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
    await page.goto(unsubscribe)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You have left the newsletter' })).toBeVisible()
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

    await page.goto(main('/dashboard/adminhome'))
    await openScreen(page, 'Customers', 'Subscribers')
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Unsubscribed')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('subscribers.csv')
    await row.getByRole('button', { name: `Delete ${email}` }).click()
    await page.getByRole('button', { name: 'Delete subscriber' }).click()
    await expect(row).toHaveCount(0)
  })
})
