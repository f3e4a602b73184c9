import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'
import { openScreen } from '../fixtures/open-screen.ts'

test.use({ expectedErrors: /status of (?:400|503)/ })

test('an owner signs up, builds a page, publishes it, opens the shop and changes its theme', async ({
  page,
  newShopper,
}) => {
  const shopName = `Lighthouse Books ${Date.now() % 100_000}`
  const shopper = await newShopper()
  let subdomain = ''

  await test.step('an owner signs up, builds a page and publishes it', async () => {
    await page.goto(main('/'))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open a shop' }).first().click()

    await page.getByLabel('Your name').fill('Ada Brandt')
    await page.getByLabel('Email').fill(`ada-${Date.now()}@lighthouse.example`)
    await page.getByLabel('Password', { exact: true }).fill('a quiet lighthouse')
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByLabel('Name of your shop').fill(shopName)
    await expect(page.getByLabel('Shop address')).not.toHaveValue('')
    subdomain = await page.getByLabel('Shop address').inputValue()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create shop' }).click()
    await expect(page.getByRole('heading', { name: shopName })).toBeVisible()

    await page.getByRole('link', { name: 'Open builder' }).first().click()
    const canvas = page.frameLocator('iframe')
    await expect(canvas.getByRole('heading', { name: `Welcome to ${shopName}` })).toBeVisible()

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
    await shopper.goto(at(`${subdomain}.localhost`))
    await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
    await expectAccessible(shopper)
    await expect(shopper.getByText('Books for people who live by the sea.')).toBeHidden()

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('published')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()

    await page.goto(main('/dashboard/adminhome'))
    await page.getByRole('button', { name: 'Open shop', exact: true }).click()
    await expect(page.getByText('Your shop is open to everyone')).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText('Books for people who live by the sea.')).toBeVisible()
  })

  await test.step('the shop is paused and opened again', async () => {
    await page.goto(main('/dashboard/general'))
    await page.getByRole('button', { name: 'Pause shop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause shop' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText('Books for people who live by the sea.')).toBeHidden()
    await page.getByRole('button', { name: 'Open shop' }).click()
    await expect(page.getByText('Your shop is open to everyone').last()).toBeVisible()
  })

  await test.step('typing into a searchable list replaces what was chosen', async () => {
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.keyboard.type('Nether')
    await expect(page.getByRole('option', { name: 'Netherlands', exact: true })).toBeVisible()
    await page.keyboard.type('xyz')
    await expect(page.getByText('No matches')).toBeVisible()
  })

  await test.step('an owner picks a theme preset, sees it in the preview, and the shop has it immediately', async () => {
    await page.keyboard.press('Escape')
    await openScreen(page, 'Content', 'Theme')

    const preview = page.frameLocator('iframe')
    const themed = preview.locator('.shop')
    const save = page.getByRole('button', { name: 'Save theme' })
    await expect(preview.getByRole('heading', { name: `Welcome to ${shopName}` })).toBeVisible()
    await expect(preview.getByText(`© ${shopName}`)).toBeVisible()
    await expect(save).toBeDisabled()

    await page.getByRole('button', { name: /^Midnight/ }).click()
    await expect(themed).toHaveCSS('background-color', 'rgb(14, 14, 19)')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(themed).toHaveCSS('background-color', 'rgb(250, 245, 236)')

    await page.getByLabel('Page', { exact: true }).fill('beige')
    await expect(page.getByText('Use a colour such as #1c1f23.')).toBeVisible()
    await expect(themed).toHaveCSS('background-color', 'rgb(250, 245, 236)')

    await page.getByRole('button', { name: /^Botanica/ }).click()
    await page.getByRole('link', { name: 'Pages' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await save.click()
    await expect(page.getByText('Theme saved')).toBeVisible()
    await expect(save).toBeDisabled()

    await shopper.goto(at(`${subdomain}.localhost`))
    await expect(shopper.locator('.shop')).toHaveCSS('background-color', 'rgb(243, 247, 240)')
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Lora/)

    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(themed).toHaveCSS('background-color', 'rgb(243, 247, 240)')
      await expect(() => expectNoSidewaysScroll(page)).toPass()
    }
  })
})
