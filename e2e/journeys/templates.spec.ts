import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test.use({ expectedErrors: /status of 401/ })

test('a visitor looks at templates, signs up, and gets the shop that was chosen', async ({
  page,
}) => {
  const shopName = `Corner Bakery ${Date.now() % 100_000}`

  await test.step('the gallery shows the trades that are chosen', async () => {
    await page.goto(main('/theme-home'))
    await expect(page.getByRole('link', { name: /Side B/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Food and drink' }).check({ force: true })
    await expect(page.getByRole('link', { name: /Side B/ })).toBeHidden()
    await page.getByRole('link', { name: /Morning Batch/ }).click()
  })

  await test.step('the preview shows its pages at the width of a device', async () => {
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Good morning, bread' })).toBeVisible()
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(frame.getByRole('heading', { name: /so that you can sleep/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
    await expect(page.locator('iframe')).toHaveCSS('width', '390px')
    await expectAccessible(page)
  })

  await test.step('signing up remembers the template, and the shop begins with it', async () => {
    await page.getByRole('link', { name: 'Use this template' }).click()
    await page.getByLabel('Your name').fill('Ada Brandt')
    await page.getByLabel('Email').fill(`ada-${Date.now()}@bakery.example`)
    await page.getByLabel('Password', { exact: true }).fill('a quiet bakery')
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByLabel('Name of your shop').fill(shopName)
    await expect(page.getByRole('radio', { name: /Morning Batch/ })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create shop' }).click()
    await expect(page.getByRole('heading', { name: shopName })).toBeVisible()
  })

  await test.step('demo products are deleted at once', async () => {
    await page.goto(main('/dashboard/products'))
    await expect(page.getByText('Country loaf').first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete demo products' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete demo products' }).click()
    await expect(page.getByText('Add your first product')).toBeVisible()
  })

  await test.step('another template replaces it, and the earlier look comes back', async () => {
    await page.goto(main('/theme-home/records/use'))
    await page.getByRole('radio', { name: shopName }).check()
    await expect(page.getByText('Your current look is stored.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Use it in ${shopName}` }).click()
    await expect(page.getByText('This shop uses Side B')).toBeVisible()
    await page.getByRole('button', { name: 'Restore the earlier look' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Restore the earlier look' }).click()
    await expect(page.getByRole('button', { name: 'Bring the template back' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
