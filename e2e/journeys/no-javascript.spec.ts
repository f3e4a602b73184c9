import type { Page } from '@playwright/test'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  tea,
  test,
} from '../fixtures/product-test.ts'

test.use({ javaScriptEnabled: false })

/** axe is a script, so it checks the same page with JavaScript enabled. */
async function expectPlainAccessible(page: Page) {
  const html = (await page.content())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript>/g, '')
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: true })
  const seen = await context.newPage()
  await seen.route(tea('/seen'), (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await seen.goto(tea('/seen'))
  await expectAccessible(seen)
  await expectNoSidewaysScroll(seen)
  await context.close()
}

async function buySencha(page: Page) {
  await page.goto(tea('/product/sencha'))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled()
}

const records = (path?: string) => at('nocturne.localhost', path)

test('a shopper orders without JavaScript', async ({ page }) => {
  await page.goto(tea('/product/sencha'))
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden()
  await expectPlainAccessible(page)
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: 'Buy Now' }).click()

  await expect(page).toHaveURL(/\/checkout\?lines=/)
  await expect(page.getByRole('button', { name: 'Place order · €29.00' })).toBeEnabled()

  await page.getByLabel('Email', { exact: true }).fill('mei')
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Lin')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Postcode').fill('10115')
  await page.getByRole('button', { name: /^Place order/ }).click()

  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please check 2 fields.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  await expectPlainAccessible(page)

  // Reloading or going back does not submit again.
  await page.reload()
  await expect(summary).toContainText('Please check 2 fields.')
  await page.goBack()
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  await page.goForward()
  await summary.getByRole('link', { name: /^Email/ }).click()
  await expect(page).toHaveURL(/#checkout-email$/)

  await page.getByLabel('Email', { exact: true }).fill('mei@tea.example')
  await page.getByLabel('Address', { exact: true }).fill('Teestraße 1')
  await page.getByRole('button', { name: /^Place order/ }).click()

  await expect(page).toHaveURL(/\/checkout\/thank-you\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
  await expect(page.getByText('Teestraße 1')).toBeVisible()
  await expect(page.getByText('Cash on delivery')).toBeVisible()
})

test('a shop is browsed, filtered and put into a cart without JavaScript', async ({ page }) => {
  await test.step('a home page shows its products with their prices', async () => {
    for (const [address, price] of [
      [tea('/'), /€\d+\.\d\d/],
      [records('/'), /\$\d+\.\d\d/],
    ] as const) {
      await page.goto(address)
      const cards = page.getByRole('article')
      expect(await cards.count(), address).toBeGreaterThanOrEqual(8)
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/)
        await expect(card).toContainText(price)
      }
    }
  })

  await test.step('a shopper filters and sorts a collection on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(tea('/shop'))
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^50 g/ }).check()
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/attr\.Size=50\+g&sort=name/)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(tea('/shop?sort=name'))
  })

  await test.step('a cart without JavaScript goes from page to page', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await buySencha(page)
    await page.getByRole('banner').getByRole('link', { name: 'Tea House' }).click()
    await expect(page.getByText('1 item in your cart')).toBeVisible()
    await page.goto(tea(`/product/ceremonial-matcha${new URL(page.url()).search}`))
    await page.getByRole('button', { name: 'Buy Now' }).click()

    const order = page.getByRole('complementary', { name: 'Your order' })
    await expect(order.getByRole('listitem')).toHaveCount(2)
    await order.getByRole('button', { name: /^Remove.*Sencha/ }).click()
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await order.getByRole('spinbutton').fill('0')
    await order.getByRole('button', { name: /^Update/ }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.goto(tea('/checkout'))
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden()
  })
})
