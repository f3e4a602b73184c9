import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test.use({ expectedErrors: /status of 400/ })

test('an owner picks a preset, sees it in the preview, and the shop wears it at once', async ({
  page,
  context,
}) => {
  const name = `Corner ${Date.now() % 100_000}`
  await page.goto(main('/signup'))
  await page.getByLabel('Your name').fill('Ida Lund')
  await page.getByLabel('Email').fill(`ida-${Date.now()}@corner.example`)
  await page.getByLabel('Password', { exact: true }).fill('a corner with a view')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of your shop').fill(name)
  await expect(page.getByLabel('Shop address')).not.toHaveValue('')
  const subdomain = await page.getByLabel('Shop address').inputValue()
  await page.getByRole('button', { name: 'Create shop' }).click()
  await page.getByRole('button', { name: 'Open shop', exact: true }).click()
  await expect(page.getByText('Your shop is open to everyone')).toBeVisible()
  await page.getByRole('link', { name: 'Theme' }).click()

  const preview = page.frameLocator('iframe')
  const dressed = preview.locator('.shop')
  const save = page.getByRole('button', { name: 'Save theme' })
  await expect(preview.getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible()
  await expect(preview.getByText(`© ${name}`)).toBeVisible()
  await expect(save).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Midnight/ }).click()
  await expect(dressed).toHaveCSS('background-color', 'rgb(14, 14, 19)')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(dressed).toHaveCSS('background-color', 'rgb(250, 245, 236)')

  await page.getByLabel('Page', { exact: true }).fill('beige')
  await expect(page.getByText('Use a colour such as #1c1f23.')).toBeVisible()
  await expect(dressed).toHaveCSS('background-color', 'rgb(250, 245, 236)')
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Botanica/ }).click()
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await save.click()
  await expect(page.getByText('Theme saved')).toBeVisible()
  await expect(save).toBeDisabled()

  const shopper = await context.newPage()
  await shopper.goto(at(`${subdomain}.localhost`))
  await expect(shopper.locator('.shop')).toHaveCSS('background-color', 'rgb(243, 247, 240)')
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Lora/)

  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(dressed).toHaveCSS('background-color', 'rgb(243, 247, 240)')
    await expect(() => expectNoSidewaysScroll(page)).toPass()
    await expectAccessible(page)
  }
})
