import { fillGermanAddress } from '../fixtures/checkout.ts'
import { expect, expectAccessible, tea, test } from '../fixtures/product-test.ts'

test('a shopper buys a tea', async ({ page }) => {
  await page.goto(tea('/'))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sencha 100 g' }).first().click()

  await expect(page.getByRole('heading', { name: 'Sencha 100 g', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/Sencha/)
  await expectAccessible(page)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()

  await page.getByRole('button', { name: /^Cart, 2 items/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Your Cart (2)' })).toBeVisible()
  await expect(drawer.getByText('€29.00').first()).toBeVisible()
  await drawer
    .getByRole('link', { name: 'Checkout' })
    .or(drawer.getByRole('button', { name: 'Checkout' }))
    .click()

  await fillGermanAddress(page, 'mei@tea.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Place order/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
  await expect(page.getByText(/10\d\d/).first()).toBeVisible()
  await expect(page.getByText('€29.00').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart, 0 items/ })).toBeVisible()
  await expectAccessible(page)
})
