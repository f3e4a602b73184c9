import type { Page } from '@playwright/test'
import { mailsTo, placeOrder } from './place-order.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product-test.ts'

async function openOrder(page: Page, number: number) {
  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: `#${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
}

async function markPaid(page: Page) {
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

// An address is checked by the server, by the rules of its country.
test.use({ expectedErrors: /status of 400/ })

test('the owner corrects an address, refunds a part and leaves a note', async ({
  page,
  request,
}) => {
  const email = `refund-${Date.now()}@tea.example`
  await openOrder(page, await placeOrder(request, email))

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const customer = page.getByRole('dialog')
  await expectAccessible(page)
  await customer.getByLabel('City').fill('')
  await customer.getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByText('Enter a city.')).toBeVisible()
  await customer.getByLabel('City').fill('Potsdam')
  await customer.getByRole('button', { name: 'Save' }).click()
  await expect(customer).toBeHidden()
  await expect(page.getByText(/10115 Potsdam/)).toBeVisible()

  await markPaid(page)
  await page.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog')
  await refund.getByLabel(/How many of/).fill('1')
  await expect(refund.getByRole('button', { name: /Refund €\d/ })).toBeEnabled()
  await expectAccessible(page)
  await refund.getByLabel('Amount').fill('99999')
  await expect(refund.getByText('This is more than what was received.')).toBeVisible()
  await refund.getByLabel('Amount').fill('1.5')
  await refund.getByLabel('Reason (optional)').fill('A dented tin')
  await refund.getByRole('button', { name: 'Refund €1.50' }).click()
  await expect(refund).toBeHidden()
  await expect(page.getByText('Partially refunded')).toBeVisible()

  await page.getByLabel('Add a note').fill('Send a new tin with the next order')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Add a note')).toHaveValue('')
  await expect(page.getByText('Send a new tin with the next order')).toBeVisible()
  await expect(page.getByText(/€1.50 \(Cash on delivery\) refunded/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expect.poll(() => mailsTo(email)).toContain('has refunded €1.50')
})

test('the owner cancels an order, and the shopper is told', async ({ page, request }) => {
  const email = `cancel-${Date.now()}@tea.example`
  await openOrder(page, await placeOrder(request, email))

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order …' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Reason').selectOption({ label: 'It was not paid' })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByText('Cancelled: It was not paid')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeHidden()
  await expect.poll(() => mailsTo(email)).toContain('because it was not paid')
})

test.describe('two windows', () => {
  test.use({ expectedErrors: /409/ })

  test('an order that was changed in another window is shown as it is now', async ({
    page,
    context,
    request,
  }) => {
    await openOrder(page, await placeOrder(request, `two-${Date.now()}@tea.example`))
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'More' }).click()
    await other.getByRole('menuitem', { name: 'Archive' }).click()
    await expect(other.getByText('Order archived')).toBeVisible()

    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()

    await expect(page.getByText(/changed elsewhere/)).toBeVisible()
    await expect(page.getByText('Archived').first()).toBeVisible()
  })
})
