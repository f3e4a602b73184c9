import { readFile } from 'node:fs/promises'
import { placeOrder } from './place-order.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product-test.ts'

test.beforeEach(async ({ page, request }) => {
  await placeOrder(request, `papers-${Date.now()}@tea.example`)
  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
})

test('the owner prints an invoice and keeps it as a PDF', async ({ page }) => {
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
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
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
