import { openHomePage } from '../fixtures/open-home-page.ts'
import { expect, expectAccessible, test } from '../fixtures/product-test.ts'

test('links, images, products and categories are chosen by name', async ({ page }) => {
  const { settings, canvas, add } = await openHomePage(page, { store: 'demo' })

  await test.step('a link is found by the name of a page, and typed when it leads elsewhere', async () => {
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

  await test.step('an image of the shop is chosen by its name, and taken away again', async () => {
    await settings.getByRole('button', { name: 'Choose from the shop’s images: Image' }).click()
    await page.getByLabel('Search the shop’s images').fill('sencha')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sencha', exact: false }).first().click()
    const address = settings.getByRole('textbox', { name: 'Image', exact: true })
    await expect(address).toHaveValue(/^\/media\//)
    const image = canvas.locator('img[alt=""]').last()
    await expect(image).toBeVisible()

    await settings.getByLabel('Description', { exact: true }).fill('A tin of green tea')
    await expect(canvas.getByRole('img', { name: 'A tin of green tea' })).toBeVisible()
    await address.fill('ftp://tea')
    await expect(settings.getByText('This is not the URL of an image.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'A tin of green tea' })).toBeVisible()
    await settings.getByRole('button', { name: 'Remove: Image' }).click()
    await expect(canvas.getByText('No image selected')).toBeVisible()
  })

  await test.step('products and categories are picked by name, with their price', async () => {
    await add('Product grid')
    const products = settings.getByRole('button', { name: /^Products:/ })
    await expect(products).toHaveText('Latest products')
    await products.click()
    await page.getByLabel('Search: Products').fill('green')
    await page.getByRole('option', { name: /Green tea/i }).click()
    await expect(products).toHaveText(/Green tea\d+ products/i)
    await expect(canvas.getByText('Sencha').first()).toBeVisible()
  })
})

test('entries of a list are moved, added, duplicated and removed', async ({ page }) => {
  const { settings, canvas, add } = await openHomePage(page)

  await test.step('entries of a list are moved by pointer and by keyboard', async () => {
    await add('Testimonials')
    const names = settings
      .getByRole('group', { name: 'Testimonials' })
      .getByRole('button', { expanded: false })
    await expect(names).toHaveText(['Clara Jensen', 'Yusuf Demir', 'Amélie Roux'])

    const handle = settings.getByRole('button', { name: 'Move Clara Jensen' })
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await expect(names).toHaveText(['Yusuf Demir', 'Clara Jensen', 'Amélie Roux'])
    await expect(handle).toBeFocused()
    await expect(page.getByText('Clara Jensen moved to position 2 of 3.')).toBeAttached()
    await expect(canvas.getByRole('figure').first()).toContainText('Yusuf Demir')

    const last = await settings.getByRole('button', { name: 'Move Amélie Roux' }).boundingBox()
    const first = await settings.getByRole('button', { name: 'Move Yusuf Demir' }).boundingBox()
    await settings.getByRole('button', { name: 'Move Amélie Roux' }).hover()
    await page.mouse.down()
    await page.mouse.move(last!.x + 8, first!.y + 4, { steps: 8 })
    await page.mouse.up()
    await expect(names).toHaveText(['Amélie Roux', 'Yusuf Demir', 'Clara Jensen'])

    await settings.getByRole('button', { name: 'Move Clara Jensen' }).hover()
    await page.mouse.down()
    await page.mouse.move(first!.x + 8, first!.y - 20, { steps: 8 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(names).toHaveText(['Amélie Roux', 'Yusuf Demir', 'Clara Jensen'])
    await expect(settings.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
  })

  await test.step('an entry lands where the pointer is, also when it is dropped before the next frame', async () => {
    const names = settings
      .getByRole('group', { name: 'Testimonials' })
      .getByRole('button', { expanded: false })
    const top = (await settings.getByRole('button', { name: 'Move Amélie Roux' }).boundingBox())!
    const handle = settings.getByRole('button', { name: 'Move Clara Jensen' })
    await handle.hover()
    await page.mouse.down()
    await handle.evaluate((element, y) => {
      for (const type of ['pointermove', 'pointerup'])
        element.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientY: y, bubbles: true }))
    }, top.y + 4)
    await page.mouse.up()
    await expect(names).toHaveText(['Clara Jensen', 'Amélie Roux', 'Yusuf Demir'])
  })

  await test.step('entries are added, duplicated, removed and brought back, up to the limit', async () => {
    await add('Footer')
    const networks = settings.getByRole('group', { name: 'Social networks' })
    await expect(networks.getByText('The limit is 4: remove one to add another.')).toBeVisible()
    await expect(networks.getByRole('button', { name: 'Duplicate Network 1' })).toBeDisabled()

    await networks.getByRole('button', { name: 'Remove Network 2' }).click()
    await expect(networks.getByText('Twitter is removed.')).toBeVisible()
    await expect(networks.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(networks.getByRole('button', { expanded: false })).toHaveText([
      'Instagram',
      'Twitter',
      'Facebook',
      'Pinterest',
    ])

    await add('Testimonials')
    await settings.getByRole('button', { name: 'Add testimonial' }).click()
    await expect(settings.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Ada Brandt')
    await expect(canvas.getByText('Ada Brandt')).toBeVisible()
    // Invented reviews are marked until their text is changed.
    const examples = canvas.locator('[data-example]')
    const before = await examples.count()
    expect(before).toBeGreaterThanOrEqual(4)
    await settings.getByRole('textbox', { name: 'Text', exact: true }).fill('It arrived on Monday.')
    await expect(examples).toHaveCount(before - 1)
    await settings.getByRole('button', { name: 'Duplicate Testimonial 4' }).click()
    await expect(canvas.getByText('Ada Brandt')).toHaveCount(2)
  })
})
