import type { Page } from '@playwright/test'
import { fillAddress, submitOrder } from '../fixtures/checkout.ts'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

async function setZone(page: Page) {
  await page.goto(main('/dashboard/shipping'))
  await page.getByRole('button', { name: 'Delete Worldwide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete zone' }).click()
  await expect(page.getByRole('heading', { name: 'No shipping zones yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Deliver within the United States' }).click()

  await page.getByRole('button', { name: 'Save zone' }).click()
  const price = page.getByLabel('Price', { exact: true })
  await expect(price).toBeFocused()
  await expect(page.getByText('Enter a price; 0 is free.')).toBeVisible()
  await price.fill('5')
  await page.getByLabel('Free above a subtotal of').fill('50')
  await page.getByLabel('Delivery time, from (days)').fill('2')
  await page.getByLabel('Delivery time, to (days)').fill('4')
  await page.getByRole('button', { name: 'Save zone' }).click()

  await expect(page.getByText('$5.00 · free from $50.00 · 2–4 days')).toBeVisible()
  await page.getByLabel('Cart’s subtotal').fill('20')
  await expect(page.getByText('$5.00', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
}

async function setTax(page: Page) {
  await page.goto(main('/dashboard/taxes'))
  await page.getByLabel('Tax is added at checkout').check()
  await page.getByRole('button', { name: 'Add tax' }).click()
  await page.getByLabel('Name').fill('Sales tax')
  await page.getByLabel('Rate (%)').fill('10')
  await page.getByRole('button', { name: 'Save taxes' }).click()
  await expect(page.getByText('Taxes saved')).toBeVisible()
  await expectNoSidewaysScroll(page)
}

async function setCode(page: Page) {
  await page.goto(main('/dashboard/discounts'))
  await expect(page.getByRole('heading', { name: 'No discounts yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add discount' }).first().click()
  await page.getByRole('textbox', { name: 'Code' }).fill('SPRING')
  await page.getByLabel('Percentage', { exact: true }).fill('10')
  await expect(page.getByText('10% off', { exact: true })).toBeVisible()
  await expect(page.getByText('With the code SPRING')).toBeVisible()
  await page.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('link', { name: 'SPRING' })).toBeVisible()
  await expect(page.getByText('10% off')).toBeVisible()
}

async function buy(page: Page, { storeDomain }: Store, slug: string) {
  await page.goto(at(storeDomain, `/product/${slug}`))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('button', { name: 'Place order · $27.50' })).toBeEnabled()
  await expect(page.getByText('2–4 days')).toBeVisible()
  await expect(page.getByText('Sales tax 10%')).toBeVisible()

  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByRole('alert')).toContainText('does not ship to this address in Germany')
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  await page.getByLabel('Country').selectOption('US')

  await page.getByLabel('Discount code').fill('WINTER')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('WINTER is not a code of this shop.')).toBeVisible()
  await page.getByLabel('Discount code').fill('spring')
  await page.getByLabel('Discount code').press('Enter')
  await expect(page.getByRole('button', { name: 'Remove code spring' })).toBeVisible()
  await expect(page.getByText('-$2.00', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await fillAddress(page, 'mei@tea.example')
  await page.reload()
  await submitOrder(page, '$25.30', /thank you/i)
  await expect(page.getByText('$25.30')).toBeVisible()
  await expect(page.getByText('Discount SPRING')).toBeVisible()
}

test('an owner sets zone, tax and code, and a shopper sees and pays the right totals', async ({
  page,
}) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const { slug } = await ask<{ slug: string }>(page.request, 'POST', '/products/add-product', {
    storeId: store.storeId,
    name: 'Sencha',
    price: 20,
  })

  await setZone(page)
  await setTax(page)
  await setCode(page)
  await buy(page, store, slug)
})
