import { expect, expectAccessible, tea, test } from '../fixtures/product-test.ts'

test('a shopper narrows the shop to what fits', async ({ page }) => {
  await test.step('filters narrow the list in the same document, and Back takes them back', async () => {
    await page.goto(tea('/shop'))
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    const total = page.getByRole('status').filter({ hasText: /products?$/ })
    const filters = page.getByRole('form', { name: 'Filters' })
    const active = page.getByRole('list', { name: 'Active filters' })
    await expect(total).toHaveText('24 products')

    await filters.getByRole('checkbox', { name: /^50 g/ }).check()
    await expect(page).toHaveURL(tea('/shop?attr.Size=50+g'))
    await expect(total).toHaveText('2 products')
    await expect(filters.getByRole('checkbox', { name: /^50 g/ })).toBeFocused()
    await filters.getByRole('textbox', { name: 'From' }).fill('12')
    await filters.getByRole('textbox', { name: 'From' }).press('Enter')
    await expect(total).toHaveText('1 product')
    await expectAccessible(page)

    await active.getByRole('link', { name: 'Remove filter Size: 50 g' }).click()
    await expect(page).toHaveURL(tea('/shop?min=12'))
    await expect(filters.getByRole('checkbox', { name: /^50 g/ })).not.toBeChecked()
    await expect(page.getByRole('heading', { name: 'All products' })).toBeFocused()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low')
    await expect(page).toHaveURL(tea('/shop?sort=price-desc&min=12'))
    await expect(page.getByRole('article').first()).toContainText('€124.00')

    await page.goBack()
    await page.goBack()
    await expect(total).toHaveText('1 product')
    await expect(filters.getByRole('checkbox', { name: /^50 g/ })).toBeChecked()
    await expect(filters.getByRole('textbox', { name: 'From' })).toHaveValue('12')
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)

    await filters.getByRole('textbox', { name: 'From' }).fill('900')
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page.getByText('No products fit these filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all products' }).click()
    await expect(total).toHaveText('24 products')
  })

  await test.step('a shopper filters on a phone, and a failure leaves the filters standing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(tea('/collection/green-tea'))
    const filters = page.getByRole('form', { name: 'Filters' })
    await expect(filters).toBeHidden()

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(filters).toBeVisible()
    await expectAccessible(page)
    await filters.getByRole('checkbox', { name: /^In stock/ }).check()
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(tea('/collection/green-tea?stock=in'))

    const lost = '**/fetch-listing?*'
    // Truncated JSON: a failed response would also log a console error.
    await page.route(lost, (route) => route.fulfill({ body: '{"content":' }))
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Green tea', level: 1 })).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
