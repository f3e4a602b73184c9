import { readFile } from 'node:fs/promises'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { providerName } from '../fixtures/provider-name.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test.use({ expectedErrors: /status of 400/ })

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
})

test('an owner exports the products, changes the file, imports it and takes it back', async ({
  page,
}) => {
  const { request } = page
  await signInDemoOwner(request)
  const { storeId } = await createStore(request)
  for (const name of ['Bancha', 'Genmaicha', 'Sencha'])
    await ask(request, 'POST', '/products/add-product', { storeId, name, price: 10 })
  await page.goto(main('/dashboard/products?sort=name'))
  await page.getByRole('button', { name: 'More' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: `Export all as ${providerName} CSV` }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  const changed = `${file
    .replace('bancha,Bancha,active,no,10.00', 'bancha,Bancha,active,no,12.50')
    .replace(
      'sencha,Sencha,active,no,10.00',
      'sencha,Sencha,active,no,ten',
    )}gyokuro,Gyokuro,draft,no,30\r\n`

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
  await expect(page.getByRole('heading', { name: 'No imports yet' })).toBeVisible()
  await page.setInputFiles('input[type=file]', {
    name: 'tea.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Price\r\nBancha,"cut'),
  })
  await expect(page.getByRole('alert')).toContainText('quoted field of row 2')
  await page.setInputFiles('input[type=file]', {
    name: 'tea.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  })

  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Bancha')).toContainText('Changes Price')
  await expect(row('Genmaicha')).toContainText('Skip')
  await expect(row('Gyokuro')).toContainText('Create')
  await expect(row('Sencha')).toContainText('“ten” is not a price')
  await expectAccessible(page)
  await page.getByRole('button', { name: '1 Refused' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: '1 Refused' }).press('Enter')

  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await expect(row('Gyokuro')).toContainText('Created')
  await page.goto(main('/dashboard/products?sort=name'))
  await expect(page.getByLabel('Price of Bancha')).toHaveValue('12.50')
  await expect(page.getByRole('link', { name: 'Gyokuro' })).toBeVisible()

  await page.goto(main('/dashboard/imports'))
  await page.getByRole('link', { name: 'tea.csv' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(row('Gyokuro')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(main('/dashboard/products?sort=name'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Bancha' })).toContainText('10.00')
  await expect(page.getByRole('link', { name: 'Gyokuro' })).toHaveCount(0)
})
