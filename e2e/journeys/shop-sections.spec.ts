import { expect, type Page } from '@playwright/test'
import { reset, show, test, type Fixture } from '../fixtures/section-page.ts'

declare const sections: Fixture

interface Line {
  price: number
  quantity: number
}

/** As the storefront does: stored, then announced to the page. */
async function setCart(page: Page, lines: Line[]) {
  const cart = lines.map((line, index) => ({
    productId: `${index}`,
    variationId: null,
    name: 'Sencha',
    ...line,
  }))
  await page.evaluate((newValue) => {
    localStorage.setItem('cart', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }))
  }, JSON.stringify(cart))
}

async function topOf(page: Page, name: string) {
  const box = await page.getByRole('heading', { name }).boundingBox()
  return box?.y ?? 0
}

const place = (name: string, address: string) => ({ id: name, name, address })
const places = [
  place('Old town', '12 Market Lane, Berlin'),
  place('Harbour', '3 Quay Street, Hamburg'),
  place('Workshop', '8 Mill Road, Leipzig'),
]

test('sections with data of the shop answer to the cart, the history, the keyboard and the scroll', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.clear())

  await test.step('the free-shipping bar follows the cart', async () => {
    await show(page, 'freeShippingBar')
    const bar = page.getByRole('complementary', { name: 'Free shipping' })
    const { height } = (await bar.boundingBox())!
    await expect(bar).toHaveText('Free shipping from €60.00')
    await setCart(page, [{ price: 12.9, quantity: 2 }])
    await expect(bar).toHaveText('Only €34.20 to free shipping')
    await setCart(page, [{ price: 12.9, quantity: 5 }])
    await expect(bar).toHaveText('You have free shipping')
    expect((await bar.boundingBox())!.height).toBe(height)
  })

  await test.step('recently viewed products take no place without a history, and a reserved one with it', async () => {
    const below = () =>
      page.evaluate(() =>
        sections.show([
          sections.aSection('recentlyViewed'),
          sections.aSection('newsletter', { title: 'Below' }),
        ]),
      )
    await below()
    expect(await topOf(page, 'Below')).toBeLessThan(150)
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)

    await page.evaluate(() => {
      localStorage.setItem('viewed', '["matcha","bancha"]')
      document.documentElement.dataset['viewed'] = ''
    })
    await below()
    const reserved = await topOf(page, 'Below')
    await expect(page.locator('a[href="/page/product/matcha"]')).toHaveCount(2)
    expect(Math.abs((await topOf(page, 'Below')) - reserved)).toBeLessThanOrEqual(1)
    await page.evaluate(() => delete document.documentElement.dataset['viewed'])
  })

  await test.step('a point of a look opens by key, one at a time', async () => {
    await reset(page)
    await show(page, 'shopTheLook')
    const points = page.locator('summary')
    const panels = page.locator('details > div')
    await points.first().focus()
    await page.keyboard.press('Enter')
    await expect(panels.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panels.first().getByRole('link')).toBeFocused()
    await points.nth(1).press('Enter')
    await expect(panels.nth(1)).toBeVisible()
    await expect(panels.first()).toBeHidden()
  })

  await test.step('places are found by words, and say when there is none', async () => {
    await show(page, 'storeLocator', { places })
    const search = page.getByRole('searchbox', { name: 'Search by town or street' })
    await search.fill('mill LEIPZIG')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Workshop'])
    await search.fill('Paris')
    await expect(page.getByText('No place matches “Paris”.')).toBeVisible()
    await search.fill('')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  })

  await test.step('the buy bar comes once the first screen is left, and adds to the cart', async () => {
    await page.evaluate(() =>
      sections.show([
        sections.aSection('productGrid', { mobileColumns: 1, desktopColumns: 2 }),
        sections.aSection('stickyBuyBar'),
      ]),
    )
    const bar = page.getByRole('complementary', { name: 'Buy' })
    await expect(bar).toHaveCount(0)
    await page.mouse.wheel(0, 900)
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: /Add to cart/ }).click()
    expect(await page.evaluate(() => sections.added.length)).toBe(1)
  })
})
