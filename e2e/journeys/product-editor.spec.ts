import { demoOwner } from '@vitrine/harness/owner.ts'
import { aProduct, nameOf, openEditor, saved } from '../fixtures/edit-product.ts'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import { at, expect, main, test } from '../fixtures/product-test.ts'

// Refused saves, an expired session and missing images.
test.use({ expectedErrors: /responded with a status of 40[0149]/ })

let store: Store

test.beforeEach(async ({ page }) => {
  await signInDemoOwner(page.request)
  store = await createStore(page.request)
})

test('an owner makes, copies and corrects a product, arranges its images, and loses no save', async ({
  page,
}) => {
  await test.step('an owner makes a product with variations by keyboard alone', async () => {
    await page.goto(main('/dashboard/addproduct'))
    const { keyboard } = page
    await nameOf(page).focus()
    await keyboard.type('Sencha')
    const text = page.getByRole('textbox', { name: 'Description', exact: true })
    await text.focus()
    await keyboard.type('First flush.')
    await keyboard.press('Enter')
    await keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Format: Paragraph' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Paragraph' })).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(text).toBeFocused()
    await keyboard.type('How to steep')
    await keyboard.press('Enter')
    await keyboard.press('Control+b')
    await keyboard.type('Hot')
    await keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: 'Link' })
    await expect(link.getByRole('textbox', { name: 'Address' })).toBeFocused()
    await keyboard.type('/page/about')
    await keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.getByRole('textbox', { name: 'Price', exact: true }).first().focus()
    await keyboard.type('12.5')

    await page.getByRole('button', { name: 'Add attribute group' }).focus()
    await keyboard.press('Enter')
    const group = page.getByRole('group', { name: 'New attribute group' })
    await group.getByRole('textbox', { name: 'Name' }).focus()
    await keyboard.type('Size')
    await page.getByRole('combobox', { name: 'Values' }).focus()
    await keyboard.type('50 g,100 g,')
    await page.getByRole('textbox', { name: 'Price of 100 g', exact: true }).focus()
    await keyboard.type('20')
    await page.getByRole('button', { name: 'Add product' }).focus()
    await keyboard.press('Enter')
    await page.waitForURL(/edit-product/)

    await page.goto(at(store.storeDomain, '/product/sencha'))
    await expect(page.getByRole('heading', { name: 'How to steep' })).toBeVisible()
    await expect(page.locator('strong', { hasText: 'Hot' })).toBeVisible()
    await expect(page.getByRole('link', { name: '/page/about' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Size' }).selectOption('100 g')
    await expect(page.getByText('$20.00').first()).toBeVisible()
  })

  await test.step('a copy is a draft of its own', async () => {
    const tea = await aProduct(page, store)
    await openEditor(page, tea)
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sencha (copy)' })).toBeVisible()
  })

  await test.step('everything that is wrong is listed, and leads to its field', async () => {
    const tea = await aProduct(page, store, { name: 'Hojicha' })
    await aProduct(page, store, { name: 'Bancha' })
    await openEditor(page, tea)
    await page.getByRole('textbox', { name: 'Discount price', exact: true }).fill('20')
    await expect(page.getByText('The discount price must be below the price.')).toBeVisible()
    await nameOf(page).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    const summary = page.getByRole('alert', { name: 'There are 2 problems' })
    await summary.getByRole('button', { name: 'Discount price' }).click()
    await expect(page.getByRole('textbox', { name: 'Discount price', exact: true })).toBeFocused()

    await nameOf(page).fill('Hojicha')
    await page.getByRole('textbox', { name: 'Discount price', exact: true }).fill('')
    await page.getByRole('textbox', { name: 'URL handle' }).fill('bancha')
    await expect(page.getByText('The old address, /product/hojicha')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert', { name: 'There is 1 problem' })).toContainText(
      'URL handle',
    )
  })

  await test.step('images are put in order and described', async () => {
    const tea = await aProduct(page, store, {
      productImage: '/media/one.webp',
      galleryImages: ['/media/two.webp'],
    })
    await openEditor(page, tea)
    await page.getByRole('button', { name: 'Edit main image' }).click()
    const image = page.getByRole('dialog', { name: 'Main image' })
    await image.getByRole('textbox', { name: 'Alt text' }).fill('A tin')
    await image.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Move image 2', exact: true }).press('ArrowLeft')
    await expect(page.getByRole('button', { name: 'Move main image', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Add by URL' }).click()
    await page.getByRole('textbox', { name: 'Image URL' }).fill('/media/three.webp')
    await page.getByRole('button', { name: 'Add image' }).click()
    await page
      .getByRole('button', { name: 'Edit image 3' })
      .dragTo(page.getByRole('button', { name: 'Edit image 2: A tin' }), {
        sourcePosition: { x: 60, y: 60 },
        targetPosition: { x: 12, y: 60 },
      })
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)

    const path = `/products/fetch-product-by-id/${tea.id}`
    expect(await ask(page.request, 'GET', path)).toMatchObject({
      productImage: '/media/two.webp',
      galleryImages: ['/media/three.webp', '/media/one.webp'],
      imageAlts: { '/media/one.webp': 'A tin' },
    })
  })

  await test.step('a save over a change made elsewhere is asked about first', async () => {
    const tea = await aProduct(page, store)
    await openEditor(page, tea)
    await nameOf(page).fill('Mine')
    const theirs = { id: tea.id, storeId: store.storeId, name: 'Theirs', price: 14 }
    await ask(page.request, 'PUT', '/products/update-product', theirs)
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'This product was changed elsewhere' })
    await expect(dialog.getByText('Mine here, Theirs there')).toBeVisible()
    await dialog.getByRole('button', { name: 'Decide later' }).click()
    await expect(nameOf(page)).toHaveValue('Mine')

    await page.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await saved(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()

    await nameOf(page).fill('Mine again')
    await ask(page.request, 'PUT', '/products/update-product', theirs)
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect(nameOf(page)).toHaveValue('Theirs')
  })

  await test.step('what was typed outlives the session', async () => {
    const tea = await aProduct(page, store)
    await openEditor(page, tea)
    await nameOf(page).fill('Gyokuro')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill(demoOwner.password)
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await saved(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Gyokuro' })).toBeVisible()
  })
})
