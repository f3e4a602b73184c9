import { startMailServer } from './mail-server.ts'
import { aNewShop, OwnProduct } from './own-product.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './product-test.ts'

test.describe.configure({ timeout: 400_000 })

test('an owner sees a mail that failed, and retries it', async ({ page }) => {
  const mailServer = await startMailServer()
  const product = await OwnProduct.make({ SMTP_URL: mailServer.url })
  try {
    await product.start()
    const { storeId } = await aNewShop(page.request, product.origin)

    await page.goto(`${product.origin}/dashboard/mails`)
    await expect(page.getByText('No emails yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.getByRole('combobox', { name: 'Email' }).click()
    await page.getByRole('option', { name: 'Shipping notice' }).click()
    const preview = page.frameLocator('iframe[title^="Mail:"]')
    await expect(preview.getByText('is on its way').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Phone', { exact: true }).click()
    await expect(preview.getByText('Sencha 100 g').first()).toBeVisible()
    await page.getByText('Plain text').click()
    await expect(page.getByText('2 × Sencha 100 g')).toBeVisible()

    mailServer.state.refuses = true
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText('On its way to mei@tea.example')).toBeVisible()
    const failed = `${product.origin}/api/mails?storeId=${storeId}&status=failed`
    await expect
      .poll(async () => (await page.request.get(failed)).text(), { timeout: 60_000 })
      .toContain('"totalElements":1')
    await page.goto(`${product.origin}/dashboard/adminhome`)
    await expect(page.getByText('An email could not be sent')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show failed emails' }).click()
    await expect(page).toHaveURL(/status=failed/)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Test: / }).click()
    await expect(page.getByText('550 5.1.1 Nobody of that name')).toBeVisible()
    await expectAccessible(page)

    mailServer.state.refuses = false
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(page.getByRole('main').getByText('Sent', { exact: true }).first()).toBeVisible()
    expect(mailServer.state.accepted.join()).toContain('Subject: Test: ')
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
    await expectAccessible(page)
  } finally {
    await product.end('SIGTERM')
    mailServer.stop()
    await product.remove()
  }
})
