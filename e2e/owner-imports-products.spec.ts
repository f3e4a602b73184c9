import { readFile } from 'node:fs/promises'
import { ask, createStore, signInDemoOwner } from './owner-api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, main, test } from './product-test.ts'

test.use({ expectedErrors: /status of 400/ })

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
  await page.getByRole('menuitem', { name: 'Export all as Vitrine CSV' }).click()
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
  await expectAccessible(page)
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
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(row('Gyokuro')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(main('/dashboard/products?sort=name'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Bancha' })).toContainText('10.00')
  await expect(page.getByRole('link', { name: 'Gyokuro' })).toHaveCount(0)
})
