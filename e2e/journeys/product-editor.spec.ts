import type { Page } from '@playwright/test'
import { demoOwner } from '@vitrine/harness/owner.ts'
import {
  ask,
  createStore,
  selectTeaHouse,
  signInDemoOwner,
  type Store,
} from '../fixtures/owner-api.ts'
import { at, expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

interface Product {
  id: string
  slug: string
}

async function aProduct(page: Page, store: Store, values: object = {}): Promise<Product> {
  const body = { storeId: store.storeId, name: 'Sencha', price: 12.5, ...values }
  return await ask<Product>(page.request, 'POST', '/products/add-product', body)
}

async function openEditor(page: Page, { id }: Product) {
  await page.goto(main(`/dashboard/edit-product/${id}`))
  await page.getByRole('textbox', { name: 'Description', exact: true }).waitFor()
}

function valuesIn(unit: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ value: `${index + 1} ${unit}` }))
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first()

const saved = (page: Page) => page.getByText('Product saved').first().waitFor()

// Refused saves, a session that ended and pictures that are not there.
test.use({ expectedErrors: /responded with a status of 40[0149]/ })

let store: Store

test.beforeEach(async ({ page }) => {
  await signInDemoOwner(page.request)
  store = await createStore(page.request)
})

test('an owner makes a product by keyboard, copies it and mends what is wrong', async ({
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
    await expect(page.getByRole('button', { name: 'Paragraph' })).toBeFocused()
    await keyboard.press('ArrowRight')
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
})

test('a product has two thousand variations, many changed at once, and a preview', async ({
  page,
}) => {
  await test.step('many variations are changed at once', async () => {
    const values = ['50 g', '100 g', '250 g'].map((value) => ({ value }))
    const tea = await aProduct(page, store, {
      trackStock: true,
      attributeGroups: [
        { name: 'Size', type: 'buttons', values },
        { name: 'Pack', type: 'select', values: [{ value: 'Tin' }, { value: 'Bag' }] },
      ],
      variations: values.flatMap(({ value: Size }) =>
        ['Tin', 'Bag'].map((Pack) => ({ price: 5, stock: 1, attributes: { Size, Pack } })),
      ),
    })
    await openEditor(page, tea)

    await page.getByRole('textbox', { name: 'Price for all of 250 g' }).fill('8')
    await expect(page.getByRole('textbox', { name: 'Stock for each of 250 g' })).toHaveValue('1')
    await page.getByRole('combobox', { name: 'Any Pack' }).click()
    await page.getByRole('option', { name: 'Tin' }).click()
    await page.getByRole('checkbox', { name: 'Select all 3' }).check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 3 variations' })
    await dialog.getByRole('textbox', { name: 'Price', exact: true }).fill('9')
    await dialog.getByRole('textbox', { name: 'Stock' }).fill('40')
    await dialog.getByRole('textbox', { name: 'SKU begins with' }).fill('SEN')
    await dialog.getByRole('button', { name: 'Change 3 variations' }).click()
    await expect(page.getByRole('textbox', { name: 'SKU of 250 g / Tin' })).toHaveValue(
      'SEN-250-G-TIN',
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)

    const path = `/products/fetch-product-by-id/${tea.id}`
    const { variations } = await ask<{ variations: object[] }>(page.request, 'GET', path)
    expect(variations.filter((each) => 'stock' in each && each.stock === 40)).toHaveLength(3)
    expect(variations).toContainEqual(
      expect.objectContaining({ attributes: { Size: '250 g', Pack: 'Bag' }, price: 8 }),
    )
    await expect(page.getByRole('row', { name: /Changed by .* 50 g \/ Tin \+39 40/ })).toBeVisible()
  })

  await test.step('the preview keeps the rules of the shop', async () => {
    const tea = await aProduct(page, store, {
      status: 'draft',
      description: '<p>First flush.</p>',
      attributeGroups: [
        { name: 'Size', type: 'buttons', values: [{ value: '50 g' }, { value: '100 g' }] },
      ],
      variations: [
        { price: 7, attributes: { Size: '50 g' } },
        { price: 9, attributes: { Size: '100 g' } },
      ],
    })
    await openEditor(page, tea)
    await nameOf(page).fill('Gyokuro')
    await page.getByRole('button', { name: 'Preview as a shopper' }).click()
    const shop = page.frameLocator('iframe[title="Preview of the product"]')

    await expect(shop.getByRole('heading', { name: 'Gyokuro' })).toBeVisible()
    await shop.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(shop.getByText('Please select all options')).toBeVisible()
    await shop.getByRole('button', { name: '50 g', exact: true }).click()
    await expect(shop.getByText('$7.00', { exact: true })).toBeVisible()
    await shop.getByRole('button', { name: '50 g', exact: true }).click()
    await expect(shop.getByText('From $7.00')).toBeVisible()
    const shopper = await page.context().newPage()
    const hidden = await shopper.goto(at(store.storeDomain, `/product/${tea.slug}`))
    expect(hidden?.status()).toBe(404)
  })

  await test.step('two thousand variations stay within one page of rows', async () => {
    const [sizes, grades] = [valuesIn('g', 50), valuesIn('flush', 40)]
    const tea = await aProduct(page, store, {
      attributeGroups: [
        { name: 'Size', type: 'select', values: sizes },
        { name: 'Grade', type: 'select', values: grades },
      ],
      variations: sizes.flatMap(({ value: Size }) =>
        grades.map(({ value: Grade }) => ({ price: 5, attributes: { Size, Grade } })),
      ),
    })
    await openEditor(page, tea)

    await expect(page.getByRole('textbox', { name: /^Price of/ })).toHaveCount(50)
    await page.getByRole('button', { name: 'Page 40', exact: true }).click()
    await page.getByRole('textbox', { name: 'Price of 50 g / 40 flush', exact: true }).fill('6')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)

    await page.getByRole('combobox', { name: 'Values' }).first().pressSequentially('51 g,')
    await expect(page.getByText('These would be 2,040 variations').first()).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('There are 2 problems')).toBeVisible()
  })

  for (const width of [390, 1440])
    await test.step(`the editor is accessible on a screen of ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const { storeId } = await selectTeaHouse(page.request)
      const path = `/products/fetch-products?storeId=${storeId}&pageSize=100`
      const cards = await ask<(Product & { hasVariations: boolean })[]>(page.request, 'GET', path)
      await openEditor(
        page,
        cards.find(({ hasVariations }) => hasVariations)!,
      )
      await page.getByRole('table').first().waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Link' }).click()
      await page.getByRole('dialog', { name: 'Link' }).waitFor()
      await expectAccessible(page)
    })
})

test('nothing that is typed in the editor is lost, and Save leads to what is wrong', async ({
  page,
}) => {
  await test.step('what cannot be read is kept while its row is not seen', async () => {
    const sizes = valuesIn('g', 60)
    const tea = await aProduct(page, store, {
      attributeGroups: [{ name: 'Size', type: 'select', values: sizes }],
      variations: sizes.map(({ value: Size }) => ({ price: 5, attributes: { Size } })),
    })
    await openEditor(page, tea)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const save = page.getByRole('button', { name: 'Save' })

    await field('Price of 2 g').fill('about 6')
    await page.getByText('Barcodes and costs').click()
    await field('Cost of 1 g').fill('two')
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await save.click()

    const summary = page.getByRole('alert', { name: 'There are 2 problems' })
    await expect(summary).toContainText('1 g: cost Enter a number')
    await expect(summary).toContainText('2 g: price Enter a number')
    await expect(field('Cost of 1 g')).toBeFocused()
    await expect(field('Cost of 1 g')).toHaveValue('two')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2')
    await save.click()
    await expect(field('Price of 2 g')).toBeFocused()
    await expect(field('Price of 2 g')).toHaveValue('about 6')
    await field('Price of 2 g').fill('6')
    await save.click()
    await saved(page)

    const path = `/products/fetch-product-by-id/${tea.id}`
    const { variations } = await ask<{ variations: object[] }>(page.request, 'GET', path)
    expect(variations.slice(0, 2)).toMatchObject([{ price: 5, cost: 2 }, { price: 6 }])
  })

  await test.step('one click on Save is enough while a field still has the focus', async () => {
    const tea = await aProduct(page, store)
    await openEditor(page, tea)
    const price = page.getByRole('textbox', { name: 'Price', exact: true }).first()
    const save = page.getByRole('button', { name: 'Save' })

    await price.fill('about 14')
    await save.click()
    await expect(price).toBeFocused()
    await expect(page.getByText('Enter a number, like 1250.00.')).toBeVisible()

    await price.fill('14')
    await save.click()
    await saved(page)
    const path = `/products/fetch-product-by-id/${tea.id}`
    expect(await ask(page.request, 'GET', path)).toMatchObject({ price: 14 })
  })

  await test.step('a refused barcode is brought to the screen and into focus', async () => {
    const sizes = valuesIn('g', 60)
    const tea = await aProduct(page, store, {
      attributeGroups: [{ name: 'Size', type: 'select', values: sizes }],
      variations: sizes.map(({ value: Size }) => ({ price: 5, attributes: { Size } })),
    })
    await openEditor(page, tea)
    await page.getByText('Barcodes and costs').click()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    const barcode = page.getByRole('textbox', { name: 'Barcode of 55 g' })
    await barcode.evaluate((input: HTMLInputElement) => (input.maxLength = 100))
    await barcode.fill('4'.repeat(90))
    await page.getByText('Prices and stock').click()
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(barcode).toBeFocused()
    await expect(page.getByRole('alert', { name: 'There is 1 problem' })).toContainText(
      '55 g: barcode',
    )
  })
})

test('images are arranged, and no save is lost or overwrites another', async ({ page }) => {
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
