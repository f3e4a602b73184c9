import { at, expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

test('an owner signs up, builds a page, publishes it and opens the shop', async ({
  page,
  context,
}) => {
  await test.step('an owner signs up, builds a page and publishes it', async () => {
    const shopName = `Lighthouse Books ${Date.now() % 100_000}`

    await page.goto(main('/'))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open a shop' }).first().click()

    await page.getByLabel('Your name').fill('Ada Brandt')
    await page.getByLabel('Email').fill(`ada-${Date.now()}@lighthouse.example`)
    await page.getByLabel('Password', { exact: true }).fill('a quiet lighthouse')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByLabel('Name of your shop').fill(shopName)
    await expect(page.getByLabel('Shop address')).not.toHaveValue('')
    const subdomain = await page.getByLabel('Shop address').inputValue()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create shop' }).click()
    await expect(page.getByRole('heading', { name: shopName })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Open builder' }).first().click()
    const canvas = page.frameLocator('iframe')
    await expect(canvas.getByRole('heading', { name: `Welcome to ${shopName}` })).toBeVisible()
    await expectAccessible(page)

    const hero = canvas.getByRole('heading', { name: `Welcome to ${shopName}` })
    await page.getByRole('button', { name: 'Text', exact: true }).hover()
    await page.mouse.down()
    const above = await hero.boundingBox()
    await page.mouse.move((above?.x ?? 0) + 40, (above?.y ?? 0) - 40, { steps: 12 })
    await page.mouse.up()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    const text = settings.getByLabel('Text', { exact: true }).first()
    await text.fill('Books for people who live by the sea.')
    await expect(canvas.getByText('Books for people who live by the sea.')).toBeVisible()

    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Product slider', exact: true }).click()
    await expect(canvas.getByText('New arrivals')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(canvas.getByText('New arrivals')).toBeHidden()

    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('status').first()).toContainText('Saved')
    const shopper = await context.newPage()
    await shopper.goto(at(`${subdomain}.localhost`))
    await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
    await expectAccessible(shopper)
    await expect(shopper.getByText('Books for people who live by the sea.')).toBeHidden()

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('published')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()

    await page.goto(main('/dashboard/general'))
    await page.getByRole('button', { name: 'Open shop' }).click()
    await expect(page.getByText('Your shop is open to everyone')).toBeVisible()
    await expectAccessible(page)
    await shopper.reload()
    await expect(shopper.getByText('Books for people who live by the sea.')).toBeVisible()
    await expectAccessible(shopper)
  })

  await test.step('typing into a searchable list replaces what was chosen', async () => {
    await page.locator('input:visible').and(page.getByLabel('Country')).click()
    await page.keyboard.type('Nether')
    await expect(page.getByRole('option', { name: 'Netherlands', exact: true })).toBeVisible()
    await page.keyboard.type('xyz')
    await expect(page.getByText('No matches')).toBeVisible()
  })
})
