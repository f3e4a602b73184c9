import type { Page } from '@playwright/test'
import { fillAddress, submitOrder } from '../fixtures/checkout.ts'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

const screen = () => main('/dashboard/payment')
const methods = (page: Page) => page.getByRole('main').getByRole('listitem')

async function takeTransfers(page: Page) {
  await page.goto(screen())
  await expect(page.getByRole('switch', { name: 'Offer Cash on delivery' })).toBeChecked()
  await page.getByRole('link', { name: 'Edit Bank transfer' }).click()
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Enter a name. Shoppers see it at checkout.')).toBeVisible()
  await page.getByLabel('Name').fill('Bank transfer')
  await page
    .getByLabel('Payment instructions')
    .fill('Transfer {total} to DE12 3456\nReference: order {order_number}')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('switch', { name: 'Offer Bank transfer' }).press('Space')
  await expect(page.getByText('Bank transfer is on')).toBeVisible()
}

async function chargeForCash(page: Page) {
  await page.getByRole('button', { name: 'Move Cash on delivery down' }).press('Enter')
  await expect(methods(page).first()).toContainText('Bank transfer')
  await expect(page.getByRole('button', { name: 'Move Cash on delivery up' })).toBeFocused()
  await page.getByRole('link', { name: 'Edit Cash on delivery' }).click()
  await page.getByLabel('Fee').fill('3.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('For every order · fee of $3.50')).toBeVisible()
  await expectNoSidewaysScroll(page)
}

async function buy(page: Page, { storeDomain }: Store, slug: string) {
  await page.goto(at(storeDomain, `/product/${slug}`))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await expect(page.getByRole('button', { name: 'Place order · $23.50' })).toBeEnabled()
  await expect(page.getByText('Payment fee')).toBeVisible()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await fillAddress(page, 'mei.transfers@tea.example')
  await submitOrder(page, '$20.00', /thank you/i)
  await expect(page.getByText('Transfer $20.00 to DE12 3456')).toBeVisible()
  await expect(page.getByText('Reference: order 1001')).toBeVisible()
  await expect.poll(mailsToMei).toContain('Transfer $20.00 to DE12 3456')
}

const mailsToMei = () => mailsTo('mei.transfers@tea.example')

async function readOrder(page: Page) {
  await page.goto(main('/dashboard/orders'))
  await page.getByRole('link', { name: /1001/ }).first().click()
  await expect(page.getByRole('definition').filter({ hasText: 'Bank transfer' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('$20.00 (Bank transfer) received')).toBeVisible()
}

test('an owner chooses how to be paid, and a shopper pays so', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const product = { storeId: store.storeId, name: 'Sencha', price: 20 }
  const { slug } = await ask<{ slug: string }>(
    page.request,
    'POST',
    '/products/add-product',
    product,
  )

  await test.step('an owner takes bank transfers, and a shopper sees where to transfer to', async () => {
    await takeTransfers(page)
    await chargeForCash(page)
    await buy(page, store, slug)
    await readOrder(page)
  })

  await test.step('switching off the last payment method asks first, and a shop without one says so', async () => {
    await page.goto(screen())
    const cash = page.getByRole('switch', { name: 'Offer Cash on delivery' })
    await cash.press('Space')
    await expect(cash).not.toBeChecked()
    const bank = page.getByRole('switch', { name: 'Offer Bank transfer' })
    await bank.press('Space')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('It is the only payment method of your shop.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(bank).toBeChecked()

    await bank.press('Space')
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('Your shop cannot take orders', { exact: true })).toBeVisible()

    await page.goto(at(store.storeDomain, `/product/${slug}`))
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('alert')).toContainText('has no payment method for this order')
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  })
})
