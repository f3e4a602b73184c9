import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test.use({ expectedErrors: /404/ })

test('an owner sets what search engines show, fixes problems and redirects an old address', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createStore(page.request)
  const product = { storeId, name: 'Sencha', slug: 'sencha', price: 20 }
  await ask(page.request, 'POST', '/products/add-product', product)
  const shopper = await newShopper()

  await test.step('a template is previewed with a product, checked and shown', async () => {
    await page.goto(main('/dashboard/seo'))
    await page.getByRole('main').getByText('Products', { exact: true }).click()
    const preview = page.getByRole('figure', { name: 'Search result preview' })
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('{page} by {maker}')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('“{maker}” is not known here.')).toBeVisible()
    await title.fill('Buy {page} at {shop}')
    await expect(preview).toContainText('Buy Sencha at Quiet Lighthouse')
    await expectAccessible(page)
    await page
      .getByLabel('Google')
      .fill('<meta name="google-site-verification" content="code-1" />')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings for search engines saved')).toBeVisible()
    await expect(page.getByLabel('Google')).toHaveValue('code-1')
    await expectNoSidewaysScroll(page)
    await shopper.goto(at(storeDomain, '/product/sencha'))
    await expect(shopper).toHaveTitle(/^Buy Sencha at Quiet Lighthouse/)
  })

  await test.step('a problem leads to its editor', async () => {
    await page.getByRole('link', { name: 'Problems' }).click()
    await page.getByRole('button', { name: /^Short texts/ }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sencha' }).click()
    await expect(page).toHaveURL(/edit-product/)
  })

  await test.step('a missing page becomes a redirect, which its visitors follow', async () => {
    await shopper.goto(at(storeDomain, '/products/old-tea'))
    await page.goto(main('/dashboard/seo/missing'))
    const make = page.getByRole('button', { name: 'Make redirect of /products/old-tea' })
    await expect(async () => {
      await page.reload()
      await expect(make).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await expectAccessible(page)
    await make.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('To').fill('https://elsewhere.example/')
    await dialog.getByRole('button', { name: 'Save redirect' }).click()
    await expect(dialog.getByText('This leads to another site.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('To').fill('/product/sencha')
    await dialog.getByRole('button', { name: 'Save redirect' }).click()
    await expect(page.getByRole('heading', { name: 'No missing pages so far' })).toBeVisible()
    await shopper.goto(at(storeDomain, '/products/old-tea'))
    await expect(shopper).toHaveURL(at(storeDomain, '/product/sencha'))
  })

  await test.step('a file with a loop is imported without it', async () => {
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByLabel('CSV file of redirects').setInputFiles({
      name: 'redirects.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('From,To\n/a,/shop\n/b,/c\n/c,/b\n'),
    })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 added, 0 changed, 0 unchanged.')).toBeVisible()
    await expect(dialog.getByText('2 rows were left out')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText('/products/old-tea', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
