import type { Page } from '@playwright/test'
import { expect, expectAccessible, tea, test } from './product-test.ts'

const code = /assets\/entry-client-[^/]*\.js/

test('an empty cart is said to be before any code of the shop has come', async ({ page }) => {
  const arrive = await holdBack(page)
  await page.goto(tea('/checkout'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeHidden()
  arrive()
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('nothing is lost that a shopper types before the form is alive', async ({ page }) => {
  await page.goto(tea('/product/sencha'))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible()

  const arrive = await holdBack(page)
  await page.goto(tea('/checkout'), { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill('mei@tea.example')
  await page.getByLabel('Country').selectOption('AT')
  await page.getByLabel('Order note').fill('No paper, please')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
  arrive()
  await expect(page.getByRole('button', { name: /^Place order · €/ })).toBeEnabled()
  await expectTyped(page)

  await page.unroute(code)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Place order · €/ })).toBeEnabled()
  await expectTyped(page)
})

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mei@tea.example')
  await expect(page.getByLabel('Country')).toHaveValue('AT')
  await expect(page.getByLabel('Order note')).toHaveValue('No paper, please')
}

/** @returns what lets the shop's code come */
async function holdBack(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
