import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner } from './owner-api.ts'
import { placeOrder, placeOrderIn } from './place-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  signIn,
  test,
} from './product-test.ts'

async function openOrders(page: Page) {
  await placeOrder(page.request, `papers-${Date.now()}@tea.example`)
  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
}

test('the owner prints an invoice and keeps it as a PDF', async ({ page }) => {
  await openOrders(page)
  await page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Invoice' }).click()

  const paper = page.frameLocator('iframe[title="Invoice"]')
  await expect(paper.getByText(/^Invoice number/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as PDF' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.setViewportSize({ width: 390, height: 844 })
  // The navigation takes its time to go out of the way.
  await expect(() => expectNoSidewaysScroll(page)).toPass()
})

test('the owner prints slips of chosen orders, and takes the list along', async ({ page }) => {
  await openOrders(page)
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

test('who sells stands on an invoice, and stays there as it was', async ({ page }) => {
  await signInDemoOwner(page.request)
  const { storeId } = await createStore(page.request)
  const sencha = { storeId, name: 'Sencha 100 g', price: 12.5 }
  await ask(page.request, 'POST', '/products/add-product', sencha)
  await placeOrderIn(page.request, storeId, `papers-${Date.now()}@tea.example`)
  await page.goto(main('/dashboard/adminhome'))
  await page.getByRole('link', { name: 'Business details', exact: true }).click()
  await page.getByLabel('Legal name').fill('Mei Lin Teas GmbH')
  await page.getByLabel('Tax ID').fill('DE123456789')
  await page.getByLabel('Email').fill('hello@tea')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Enter an email address')).toBeVisible()
  await page.getByLabel('Email').fill('hello@tea.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Business details saved')).toBeVisible()

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const order = page.getByRole('link', { name: /^#\d+$/ }).first()
  await order.click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Invoice' }).click()
  const paper = page.frameLocator('iframe[title="Invoice"]')
  await expect(paper.getByText('Mei Lin Teas GmbH')).toBeVisible()
  await expect(paper.getByText('Tax ID: DE123456789')).toBeVisible()
  const invoice = page.url()

  await page.goto(main('/dashboard/business'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Legal name').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Business details saved')).toBeVisible()
  await page.goto(invoice)
  await expect(paper.getByText('Mei Lin Teas GmbH')).toBeVisible()
})
