import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { mailsTo, placeOrder } from '../fixtures/place-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
  openWindow,
} from '../fixtures/product-test.ts'

async function openOrder(page: Page, number: number) {
  await page.goto(main('/dashboard/orders'))
  await page.getByRole('link', { name: `#${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
}

async function enterTeaHouse(page: Page) {
  await signInDemoOwner(page.request)
  await selectTeaHouse(page.request)
  await page.goto(main('/dashboard/orders'))
}

async function markPaid(page: Page) {
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

// Without a session 401, an invalid address 400, an unknown order 404, a stale one 409.
test.use({ expectedErrors: /status of 40[0149]/ })

test('an owner runs an order from its placing to its refund', async ({ page, request }) => {
  const email = `refund-${Date.now()}@tea.example`
  const number = await placeOrder(request, email)

  await test.step('the owner sees the order', async () => {
    await enterTeaHouse(page)
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: `#${number}` }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await expect(page.getByText('Teestraße 1')).toBeVisible()
    await expect.poll(() => mailsTo(email)).toContain(String(number))
  })

  await test.step('the owner corrects an address, fulfils, refunds a part and leaves a note', async () => {
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

    // The payment reaches the server only after the owner has gone on.
    const goesOn = Promise.withResolvers<void>()
    await page.route('**/api/orders/*/payments', async (route) => {
      await goesOn.promise
      await route.continue()
    })
    await markPaid(page)
    await page.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as fulfilled' }).click()
    goesOn.resolve()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Fulfilled', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Paid').first()).toBeVisible()
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
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await expect.poll(() => mailsTo(email)).toContain('has refunded €1.50')
  })

  await test.step('the owner cancels an order, and the shopper is notified', async () => {
    const email = `cancel-${Date.now()}@tea.example`
    await page.setViewportSize({ width: 1280, height: 720 })
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

  await test.step('an order that was changed in another window is shown as it is now', async () => {
    await openOrder(page, await placeOrder(request, `two-${Date.now()}@tea.example`))
    const other = await openWindow(page)
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

test('an owner finds orders, their customers and their papers', async ({ page, request }) => {
  await test.step('the owner finds orders, keeps the filters and marks what was found as paid', async () => {
    const email = `find-${Date.now()}@tea.example`
    const [first, second] = [
      await placeOrder(request, email),
      await placeOrder(request, `a${email}`),
    ]
    await enterTeaHouse(page)

    await page.getByRole('link', { name: 'Unpaid' }).click()
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByText('2 orders')).toBeVisible()
    await expect(page).toHaveURL(/tab=unpaid/)
    await page.getByRole('button', { name: 'Date and amount' }).click()
    await page.getByLabel('Placed from').fill('2020-01-01')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show these orders' }).click()
    await expect(page.getByRole('button', { name: 'Date and amount (1)' })).toBeVisible()
    await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()

    await page.getByRole('button', { name: 'Views' }).click()
    const name = `Mine ${Date.now()}`
    await page.getByLabel('Save current filters as').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('2 orders selected')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('2 orders changed')).toBeVisible()
    await expect(page.getByText('No order matches')).toBeVisible()

    await page.goto(main('/dashboard/orders'))
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page).toHaveURL(/tab=unpaid/)
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('link', { name: `#${second}` })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Delivery' }).click()
    await page.getByRole('option', { name: 'Shipping' }).click()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove the filter Delivery: Shipping' }).click()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the owner finds a customer, sees what they ordered and comes back from an order', async () => {
    const email = `knows-${Date.now()}@tea.example`
    const first = await placeOrder(request, email)
    const second = await placeOrder(request, email.toUpperCase())
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(main('/dashboard/orders'))
    await page.getByRole('link', { name: 'Customers', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
    await page.getByRole('searchbox').fill(email.slice(0, 12))
    await expect(page).toHaveURL(/search=/)
    const row = page.getByRole('row', { name: new RegExp(email, 'i') })
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()

    await row.getByRole('link', { name: 'Ada Lovelace' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()
    await expect(page.getByText('Teestraße 1')).toHaveCount(1)
    await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()

    await page.getByRole('link', { name: `#${second}` }).click()
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)

    await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the owner prints slips of chosen orders, and takes the list along', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(main('/dashboard/orders'))
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Print or export' }).click()
    await page.getByRole('menuitem', { name: 'Packing slips' }).click()
    await expect(page.getByRole('heading', { name: /^Packing slip/ })).toBeVisible()
    const paper = page.frameLocator('iframe[title="Packing slip"]')
    await expect(paper.getByRole('heading', { name: 'Packing slip' }).first()).toBeVisible()

    await page.goBack()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export all as CSV' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file).toMatch(/^\uFEFFName,Email,/)
    expect(file).toContain('@tea.example')
  })
})
