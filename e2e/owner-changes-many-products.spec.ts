import { ask, createStore, signInDemoOwner } from './owner-api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, main, test } from './product-test.ts'

test('an owner changes many products at once, and single ones in the list', async ({ page }) => {
  const { request } = page
  await signInDemoOwner(request)
  const { storeId } = await createStore(request)
  const names = ['Bancha', 'Genmaicha', 'Sencha']
  for (const name of names) {
    const product = { storeId, name, price: 10, trackStock: true, stock: 4 }
    await ask(request, 'POST', '/products/add-product', product)
  }
  await page.goto(main('/dashboard/products?sort=name'))
  const table = page.getByRole('table')
  await expect(table.getByRole('link')).toHaveText(names)
  await expectAccessible(page)

  // By keyboard: a price, set in its row.
  const price = page.getByLabel('Price of Bancha')
  await price.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('12.50')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('12.50')
  await page.reload()
  await expect(price).toHaveValue('12.50')

  await page.getByLabel('Select Bancha').check()
  await page.getByLabel('Select Sencha').press('Space')
  const chosen = page.getByRole('region', { name: 'Chosen products' })
  await expect(chosen.getByText('2 products selected')).toBeVisible()
  await chosen.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('-10')
  await expect(dialog.getByRole('row', { name: /Bancha/ })).toContainText('11.25')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change prices' }).click()
  await expect(page.getByLabel('Price of Sencha')).toHaveValue('9.00')
  await expect(price).toHaveValue('11.25')
  await expect(chosen).toHaveCount(0)

  await page.getByLabel('Select all on this page').check()
  await chosen.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Set to draft' }).click()
  await expect(table.getByText('Draft', { exact: true })).toHaveCount(3)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(main('/dashboard/products?status=draft'))
  await expect(page.getByLabel('Select Genmaicha')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Edit price and stock of Genmaicha' }).click()
  const sheet = page.getByRole('dialog', { name: 'Genmaicha' })
  await sheet.getByLabel('Quantity in stock').fill('7')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  const card = page.getByRole('listitem').filter({ hasText: 'Genmaicha' })
  await expect(card.getByText('7 in stock')).toBeVisible()
  await expect(card.getByText('$10.00')).toBeVisible()
  await expectAccessible(page)
  await page.goto(main('/dashboard/searches'))
  await expect(
    page.getByRole('heading', { name: 'No searches without results so far' }),
  ).toBeVisible()
  await expectAccessible(page)
})
