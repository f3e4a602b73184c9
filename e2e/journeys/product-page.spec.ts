import type { Page } from '@playwright/test'
import {
  at,
  expect,
  expectAccessible,
  follow,
  storedCart,
  tea,
  test,
} from '../fixtures/product-test.ts'
import { slide } from '../fixtures/touch.ts'

async function answerProductWith(page: Page, changes: Record<string, object>) {
  const sencha = await page.evaluate(async () => {
    const query = 'domain=tea.localhost&productSlug=sencha'
    const answer = await fetch(`/api/products/fetch-product-by-domain?${query}`)
    return (await answer.json()) as object
  })
  await page.route('**/api/products/fetch-by-storeid-slug*', async (route) => {
    const slug = new URL(route.request().url()).searchParams.get('productSlug') ?? ''
    await route.fulfill({ json: { ...sencha, slug, ...changes[slug] } })
  })
}

function variation(changes: object) {
  const id = '0198c0de-0000-7000-8000-000000000001'
  return {
    id,
    discountPrice: null,
    image: null,
    sku: '',
    stock: null,
    stockStatus: true,
    ...changes,
  }
}

test('a shopper chooses a variation, looks at the images and buys', async ({ page }) => {
  await test.step('a shopper chooses a variation and buys it at once', async () => {
    await page.goto(at('nocturne.localhost', '/product/night-shift-tee'))
    const mainImage = page.getByRole('img', { name: 'Night Shift tee' })
    const firstImage = await mainImage.getAttribute('src')

    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please select all options')
    expect(await storedCart(page)).toBeNull()

    const violet = page.getByRole('button', { name: 'Violet' })
    await violet.press('Enter')
    await expect(violet).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await mainImage.getAttribute('src')).toBe(firstImage)
    await page.getByLabel('Size').selectOption('XL')
    await expect(mainImage).toHaveAttribute('src', /violet/)
    await expect(page.getByText('$34.00')).toBeVisible()

    await violet.press('Enter')
    await expect(violet).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('$32.00')).toBeVisible()
    await violet.press('Enter')
    await page.getByLabel('Size').selectOption('')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please select all options')
    await page.getByLabel('Size').selectOption('XL')

    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    expect(await storedCart(page)).toEqual([
      {
        productId: expect.any(String),
        variationId: expect.any(String),
        name: 'Night Shift tee',
        price: 34,
        quantity: 1,
        productImage: expect.stringContaining('violet'),
        selectedAttributes: { Color: 'Violet', Size: 'XL' },
      },
    ])
  })

  await test.step('the gallery shows each image once, large when it is picked', async () => {
    await page.goto(tea('/products/sencha'))
    const thumbnails = page.getByRole('list', { name: 'Images' }).getByRole('button')
    await expect(thumbnails).toHaveCount(3)
    await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true')
    const main = page.getByRole('img', { name: 'Sencha 100 g' })
    const first = await main.getAttribute('src')
    await thumbnails.nth(1).press('Enter')
    await expect(main).not.toHaveAttribute('src', first ?? '')
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'View larger' }).click()
    const view = page.getByRole('dialog', { name: 'Sencha 100 g' })
    await expect(view.getByText('2 / 3')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(view.getByText('3 / 3')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Next image' })).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await view.getByRole('button', { name: 'Previous image' }).click()
    await expect(view.getByText('1 / 3')).toBeVisible()
    await slide(page, { x: 600, y: 300, width: 0, height: 0 }, { x: 400, y: 310 })
    await expect(view.getByText('2 / 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect(view).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'View larger' })).toBeFocused()
    await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a discount, a sold out product and the quantity', async () => {
    await page.goto(tea('/page/product/ceremonial-matcha'))
    await expect(page.getByRole('deletion').or(page.locator('s')).first()).toHaveText('€29.00')
    await expect(page.getByText('€24.50')).toBeVisible()
    await expect(page.getByText('Lowest price in the last 30 days: €29.00')).toBeVisible()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await expect(quantity).toHaveValue('1')
    await expect(quantity).toHaveAttribute('min', '1')
    await quantity.fill('0')
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()

    await follow(page, '/product/da-hong-pao')
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  })

  await test.step('what a product page says depends on what the product has', async () => {
    await page.goto(tea('/about'))
    await answerProductWith(page, {
      'has-seo': { seoTitle: 'Best sencha', metaDescription: 'Green and grassy.' },
      'has-none': { seoTitle: '', metaDescription: '', description: '<p>Steamed <b>leaf</b>.</p>' },
      'is-odd': {
        variations: [variation({ price: 0, attributes: { Size: 'S' } })],
        attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: 'S' }] }],
      },
    })
    const description = page.locator('meta[name=description]')

    await follow(page, '/product/has-seo')
    await expect(page).toHaveTitle('Best sencha')
    await expect(description).toHaveAttribute('content', 'Green and grassy.')

    await follow(page, '/product/has-none')
    await expect(page).toHaveTitle('Sencha 100 g')
    await expect(description).toHaveAttribute('content', 'Steamed leaf.')

    // A variation without a price inherits the product's.
    await follow(page, '/product/is-odd')
    await page.getByRole('button', { name: 'S', exact: true }).click()
    await expect(page.getByText('€14.50')).toBeVisible()
  })
})
