import { openBuilder } from './builder-test.ts'
import { expect, expectAccessible, test } from './product-test.ts'

test('a link is found by the name of a page, and typed when it leads elsewhere', async ({
  page,
}) => {
  const { settings, canvas, add } = await openBuilder(page)
  await add('Image')
  const link = settings.getByRole('button', { name: /^Leads to:/ })
  const search = page.getByLabel('Search: Leads to')

  await link.click()
  await search.fill('checko')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(link).toHaveText('Checkout/checkout')
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await search.fill('javascript:alert(1)')
  await expect(page.getByText('This is not an address.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings.getByText('This is not an address.')).toBeVisible()
  await expect(link).toHaveText('Checkout/checkout')

  await link.click()
  await search.fill('/page/harbour')
  await page.keyboard.press('Enter')
  await expect(settings.getByText('The shop has no page at this address yet.')).toBeVisible()

  await link.click()
  await search.fill('example.org')
  await page.getByRole('option', { name: 'Use https://example.org' }).click()
  await expect(link).toHaveText('https://example.orgOutside the shop')
  await expect(settings.getByText('The shop has no page')).toBeHidden()
  await settings.getByRole('button', { name: 'Remove: Leads to' }).click()
  await expect(link).toHaveText('Choose where it leads')
  await expect(canvas.getByText('No image selected')).toBeVisible()
})

test('a picture of the shop is chosen by its name, and taken away again', async ({ page }) => {
  const { settings, canvas, add } = await openBuilder(page, { store: 'demo' })
  await add('Image')
  await settings.getByRole('button', { name: 'Choose from the shop’s images: Image' }).click()
  await page.getByLabel('Search the shop’s images').fill('sencha')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sencha', exact: false }).first().click()
  const address = settings.getByRole('textbox', { name: 'Image', exact: true })
  await expect(address).toHaveValue(/^\/media\//)
  const picture = canvas.locator('img[alt=""]').last()
  await expect(picture).toBeVisible()

  await settings.getByLabel('Description', { exact: true }).fill('A tin of green tea')
  await expect(canvas.getByRole('img', { name: 'A tin of green tea' })).toBeVisible()
  await address.fill('ftp://tea')
  await expect(settings.getByText('This is not the URL of an image.')).toBeVisible()
  await expect(canvas.getByRole('img', { name: 'A tin of green tea' })).toBeVisible()
  await settings.getByRole('button', { name: 'Remove: Image' }).click()
  await expect(canvas.getByText('No image selected')).toBeVisible()
})

test('products and categories are picked by name, with their price', async ({ page }) => {
  const { settings, canvas, add } = await openBuilder(page, { store: 'demo' })
  await add('Product grid')
  const products = settings.getByRole('button', { name: /^Products:/ })
  await expect(products).toHaveText('Latest products')
  await products.click()
  await page.getByLabel('Search: Products').fill('green')
  await page.getByRole('option', { name: /Green tea/i }).click()
  await expect(products).toHaveText(/Green tea\d+ products/i)
  await expect(canvas.getByText('Sencha').first()).toBeVisible()
})
