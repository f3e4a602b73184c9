import {
  aProduct,
  nameOf,
  openEditor,
  saved,
  valuesIn,
  type Product,
} from '../fixtures/edit-product.ts'
import {
  ask,
  createStore,
  selectTeaHouse,
  signInDemoOwner,
  type Store,
} from '../fixtures/owner-api.ts'
import { at, expect, expectAccessible, test } from '../fixtures/product-test.ts'

// Refused saves, an expired session and missing images.
test.use({ expectedErrors: /responded with a status of 40[0149]/ })

let store: Store

test.beforeEach(async ({ page }) => {
  await signInDemoOwner(page.request)
  store = await createStore(page.request)
})

test('a product has two thousand variations, many changed at once, and a preview', async ({
  page,
  newShopper,
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
    await dialog.getByRole('textbox', { name: 'Weight (lb)' }).fill('0.5')
    await dialog.getByRole('button', { name: 'Change 3 variations' }).click()
    await expect(page.getByRole('textbox', { name: 'SKU of 250 g / Tin' })).toHaveValue(
      'SEN-250-G-TIN',
    )
    await page.getByText('Codes, costs and weights').click()
    await expect(page.getByRole('textbox', { name: 'Weight of 250 g / Tin' })).toHaveValue('0.5')
    await page.getByRole('textbox', { name: 'Weight of 50 g / Tin' }).fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)

    const path = `/products/fetch-product-by-id/${tea.id}`
    const { variations } = await ask<{ variations: object[] }>(page.request, 'GET', path)
    expect(variations.filter((each) => 'stock' in each && each.stock === 40)).toMatchObject([
      { weight: 454 },
      { weight: 227 },
      { weight: 227 },
    ])
    expect(variations).toContainEqual(expect.objectContaining({ weight: null }))
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
    const shopper = await newShopper()
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

  await test.step('the editor and its dialogs are accessible on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 900 })
    const { storeId } = await selectTeaHouse(page.request)
    const path = `/products/fetch-products?storeId=${storeId}&pageSize=100`
    const cards = await ask<(Product & { hasVariations: boolean })[]>(page.request, 'GET', path)
    await openEditor(
      page,
      cards.find(({ hasVariations }) => hasVariations)!,
    )
    await page.getByRole('table').first().waitFor()
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
    await page.getByText('Codes, costs and weights').click()
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

  await test.step('what cannot be read in the row of a group is kept as well', async () => {
    const values = ['Tin', 'Bag'].map((value) => ({ value }))
    const tea = await aProduct(page, store, {
      attributeGroups: [
        { name: 'Pack', type: 'select', values },
        { name: 'Size', type: 'select', values: [{ value: '50 g' }] },
      ],
      variations: values.map(({ value: Pack }) => ({
        price: 5,
        attributes: { Pack, Size: '50 g' },
      })),
    })
    await openEditor(page, tea)
    const ofBags = page.getByRole('textbox', { name: 'Price for all of Bag' })
    await ofBags.fill('about 6')
    await page.getByText('Codes, costs and weights').click()
    await page.getByRole('button', { name: 'Save' }).click()

    const summary = page.getByRole('alert', { name: 'There is 1 problem' })
    await expect(summary).toContainText('All of Bag: price Enter a number')
    await expect(ofBags).toBeFocused()
    await expect(ofBags).toHaveValue('about 6')
    await page.keyboard.press('Escape')
    await expect(ofBags).toHaveValue('5.00')
    await expect(summary).toBeHidden()
    await ofBags.fill('6')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page)

    const path = `/products/fetch-product-by-id/${tea.id}`
    const { variations } = await ask<{ variations: object[] }>(page.request, 'GET', path)
    expect(variations).toMatchObject([{ price: 5 }, { price: 6 }])
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
    await page.getByText('Codes, costs and weights').click()
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
