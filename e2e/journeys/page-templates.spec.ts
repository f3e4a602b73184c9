import { openScreen } from '../fixtures/open-screen.ts'
import { ask, createOpenStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect as expectSoon,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

/** The builder's code takes long to run on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 })

test('an owner composes a product template with a bound heading, and shoppers read it', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createOpenStore(page.request, {
    name: `Layouts ${Date.now() % 100_000}`,
    country: 'DE',
    currency: 'EUR',
  })
  const addProduct = async (name: string) =>
    await ask<{ id: string; slug: string }>(page.request, 'POST', '/products/add-product', {
      storeId,
      name,
      price: 12,
      vendor: `House of ${name}`,
    })
  const sencha = await addProduct('Sencha')
  await addProduct('Bancha')
  const canvas = page.frameLocator('iframe')
  const panel = page.getByRole('complementary', { name: 'Settings' })

  await test.step('a template is made beside the pages, and opens in the builder', async () => {
    await page.goto(main('/dashboard/adminhome'))
    await openScreen(page, 'Content', 'Pages')
    await page.getByRole('link', { name: 'Templates', exact: true }).click()
    await expectAccessible(page, 'nav')
    await page.getByRole('button', { name: 'New template' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Teas with a story')
    await page.getByRole('button', { name: 'Create and open in the builder' }).click()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Bancha', includeHidden: true }),
    ).toBeVisible()
  })

  const builder = page.url()

  await test.step('it is previewed with a product that the owner chooses', async () => {
    await page.getByRole('button', { name: 'Preview with: Bancha' }).click()
    await page.getByRole('option', { name: 'Sencha' }).click()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Sencha', includeHidden: true }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Preview with: Sencha' })).toBeVisible()
  })

  await test.step('a heading shows the brand; unbound, its own text', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).first().click()
    const words = canvas.locator('[data-prop="text"]').first()
    await expect(words).toBeVisible()
    await panel.getByRole('button', { name: 'Bind: Text', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Title', exact: true }).click()
    await expect(words).toHaveText('Sencha')
    await panel.getByRole('button', { name: 'Unbind: Text' }).click()
    await expect(words).not.toHaveText('Sencha')
    await page.keyboard.press('Control+z')
    await expect(words).toHaveText('Sencha')
    await panel.getByRole('button', { name: 'Bind: Text', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Brand', exact: true }).click()
    await expect(words).toHaveText('House of Sencha')
    await expectAccessible(page)
  })

  await test.step('a text has values of the page within its sentence, as chips', async () => {
    await panel.getByRole('button', { name: 'Unbind: Text' }).click()
    const words = canvas.locator('[data-prop="text"]').first()
    const text = panel.getByRole('textbox', { name: 'Text', exact: true })
    await text.fill('Only ')
    await panel.getByRole('button', { name: 'Bind: Text', exact: true }).click()
    const { y, height } = (await page.getByRole('menu').boundingBox())!
    expect(y + height, 'a long menu stays in the window').toBeLessThan(page.viewportSize()!.height)
    await page.getByRole('menuitem', { name: 'Insert Price', exact: true }).click()
    await expect(words).toHaveText('Only €12.00')
    await expect(text.locator('[data-page-value]')).toHaveText('Price')
    await text.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(', from ')
    await panel.getByRole('button', { name: 'Bind: Text', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Insert Brand', exact: true }).click()
    await expect(words).toHaveText('Only €12.00, from House of Sencha')
    await expectAccessible(page)
    await page.keyboard.press('Control+z')
    await expect(text.locator('[data-page-value]')).toHaveCount(1)
    await page.keyboard.press('Control+y')
    await expect(text).toHaveText('Only Price, from Brand')
  })

  await test.step('the product itself can be moved, and not deleted', async () => {
    const product = page.getByRole('treeitem', { name: /^Product/ })
    await page.getByRole('tab', { name: 'Layers' }).click()
    await product.click()
    await page.keyboard.press('Delete')
    await expect(
      page.getByText('The page content always stays on its template').first(),
    ).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
  })

  await test.step('a custom field of the product is set in its editor and shown in a text', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.goto(main('/dashboard/custom-fields'))
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Origin')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom fields saved')).toBeVisible()
    await expectAccessible(page, 'nav')
    await expectNoSidewaysScroll(page)
    await page.goto(main(`/dashboard/edit-product/${sencha.id}`))
    await page.getByRole('textbox', { name: 'Origin' }).fill('Uji')
    await page.getByRole('button', { name: 'Save custom fields' }).click()
    await expect(page.getByText('Custom fields saved')).toBeVisible()
    await page.goto(builder)
    const words = canvas.locator('[data-prop="text"]').first()
    await words.click()
    const text = panel.getByRole('textbox', { name: 'Text', exact: true })
    await text.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' in ')
    await panel.getByRole('button', { name: 'Bind: Text', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Insert Origin', exact: true }).click()
    await expect(words).toHaveText('Only €12.00, from House of Sencha in Uji')
    await expect(text).toHaveText('Only Price, from Brand in Origin')
  })

  await test.step('published, it is the template of all products', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The template is live.')).toBeVisible()
    const shopper = await newShopper()
    await shopper.goto(at(storeDomain, `/product/${sencha.slug}`))
    await expect(shopper.getByText('Only €12.00, from House of Sencha in Uji')).toBeVisible()
    await expect(shopper.getByRole('heading', { level: 1, name: 'Sencha' })).toBeVisible()
    await shopper.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(shopper.getByText('Item added to cart!')).toBeVisible()
    await expectNoSidewaysScroll(shopper)

    await shopper.goto(at(storeDomain, '/shop'))
    await shopper.getByRole('link', { name: 'Bancha' }).first().click()
    await expect(shopper.getByText('Only €12.00, from House of Bancha')).toBeVisible()
  })

  await test.step('a product chooses it, and its deletion names how many do', async () => {
    await page.goto(main(`/dashboard/edit-product/${sencha.id}`))
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: 'Teas with a story', exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Product saved')).toBeVisible()
    await page.goto(main('/dashboard/pages/templates'))
    await expect(page.getByRole('cell', { name: 'Chosen for 1 product' }).last()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Actions for Teas with a story' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('1 product uses it, and will show the default')).toBeVisible()
    await page.getByRole('button', { name: 'Delete template' }).click()
    await expect(page.getByText('No templates')).toBeVisible()
  })
})
