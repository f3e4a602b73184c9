import { openScreen } from '../fixtures/open-screen.ts'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

test('an owner finds the way through the dashboard', async ({ page }) => {
  await signInDemoOwner(page.request)
  const { storeId } = await createStore(page.request)
  await ask(page.request, 'POST', '/products/add-product', {
    storeId,
    name: 'Gyokuro tin',
    price: 24,
  })
  await ask(page.request, 'POST', '/page/add-page', { storeId, name: 'Our garden' })
  await page.goto(main('/dashboard/adminhome'))
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const search = page.getByRole('textbox', { name: 'Search or go to' })

  await test.step('the menu lists the screens of the open group only', async () => {
    await openScreen(page, 'Settings', 'Taxes')
    await expect(page.getByRole('heading', { name: 'Taxes', level: 1 })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Taxes' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Categories' })).toHaveCount(0)
  })

  await test.step('Ctrl K finds a product by the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('gyokuro')
    await expect(page.getByRole('dialog').getByText('Gyokuro tin')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Gyokuro tin', level: 1 })).toBeVisible()
  })

  await test.step('Ctrl K says when nothing matches, and goes to a screen', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('no such thing')
    await expect(page.getByText('Nothing matches “no such thing”.')).toBeVisible()
    await search.fill('aband')
    await expect(page.getByRole('dialog').getByText('Abandoned checkouts')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/abandoned-checkouts$/)
  })

  await test.step('a page opens at its own address, also after that has changed', async () => {
    await page.goto(main('/dashboard/our-garden'))
    await expect(page.getByRole('heading', { name: 'Our garden', level: 1 })).toBeVisible()
    await expect(page.getByTitle('Preview of Our garden')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Pages' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit name, address and texts' }).click()
    await page.getByRole('dialog').getByLabel('Address').fill('the-garden')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('/page/the-garden')).toBeVisible()
    await page.getByRole('link', { name: 'View and restore' }).click()
    await expect(page.getByRole('complementary', { name: 'Revisions' })).toBeVisible()
  })

  await test.step('a phone has the main screens at the bottom', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(main('/dashboard/adminhome'))
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    await bar.getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
    await bar.getByRole('button', { name: 'Menu' }).click()
    await openScreen(page, 'Content', 'Media')
    await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
  })
})
