import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  tea,
  test,
} from '../fixtures/product-test.ts'

const routes = {
  '/': 'home',
  '/shop': 'shop',
  '/page/shop': 'shop',
  '/collection/green-tea': 'Green tea',
  '/about': 'about',
  '/page/about': 'about',
  '/page/contact': 'contact',
  '/product/sencha': 'Sencha 100 g',
  '/products/sencha': 'Sencha 100 g',
  '/page/product/sencha': 'Sencha 100 g',
  '/checkout': 'Your cart is empty',
}

/** Other routes render the same pages, or are checked in their own journeys. */
const withAxe = new Set(['/shop', '/collection/green-tea', '/about', '/page/contact', '/checkout'])

test.use({ expectedErrors: /404/ })

async function pageOf(page: Page, slug: string) {
  if (!['home', 'shop', 'about', 'contact'].includes(slug)) return undefined
  return await page.evaluate(async (slug) => {
    const answer = await fetch(`/api/page/get-page-by-domain?domain=tea.localhost&slug=${slug}`)
    const built = (await answer.json()) as { metaTitle: string; metaDescription: string }
    return { title: built.metaTitle, description: built.metaDescription }
  }, slug)
}

async function orderOfLandmarks(page: Page) {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.shop > header, .shop > main, .shop > footer')].map(
      ({ tagName }) => tagName,
    ),
  )
}

const endless = 'A'.repeat(5000)

async function widestOverflow(dialog: Element) {
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const all = [dialog, ...dialog.querySelectorAll('ul, li, li *')]
  return Math.max(...all.map((each) => each.scrollWidth - each.clientWidth))
}

const calls = '**/api/products/fetch-searched-products*'

async function searchFor(page: Page, term: string) {
  await page.getByRole('button', { name: /^Search/ }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('searchbox').fill(term)
  await modal.getByRole('button', { name: 'Search', exact: true }).click()
  return modal
}

test('every address shows its page within the frame of the shop', async ({ page }) => {
  await test.step('each of the specified addresses is a page in its frame', async () => {
    for (const [path, heading] of Object.entries(routes)) {
      await page.goto(tea(path))
      const { title, description } = (await pageOf(page, heading)) ?? {}
      if (title) await expect(page).toHaveTitle(title)
      if (description)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
      if (!title)
        await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
      // The checkout has no navigation, so that nothing leads away from it.
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await expect(navigation).toHaveCount(path === '/checkout' ? 0 : 1)
      expect(await orderOfLandmarks(page), path).toEqual(['HEADER', 'MAIN', 'FOOTER'])
      if (withAxe.has(path)) await expectAccessible(page)
    }
  })

  await test.step('a path change begins at the top, and the back button too', async () => {
    await page.goto(tea('/'))
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.getByRole('article').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/page\/product\//)
    await expect(page.getByRole('button', { name: /Add to Cart|Sold out/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // Navigation carries the current global content as history state.
    const carried = await page.evaluate(
      () => (history.state as { globalContent: unknown[] }).globalContent,
    )
    expect(carried.length).toBeGreaterThan(1)
    await page.goBack()
    await expect(page).toHaveURL(tea('/'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('is the not-found page, also for a product and a collection', async () => {
    for (const path of ['/wp-login', '/product/no-such-tea', '/collection/none', '/page/none']) {
      const response = await page.goto(tea(path))
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    }
    await expectAccessible(page)
    await page.goto(tea('/about'), { waitUntil: 'networkidle' })
    await follow(page, '/product/no-such-tea')
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  })
})

test('a phone shows menus, and names of any length and script', async ({ newShopper }) => {
  await test.step('the open menu of a phone is accessible', async () => {
    const page = await newShopper({ viewport: { width: 390, height: 844 } })
    await page.goto(tea('/product/sencha'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a product of any name and text fits a phone', async () => {
    const page = await newShopper({ viewport: { width: 390, height: 844 } })
    await page.goto(tea('/about'))
    const endless = 'A'.repeat(5000)
    const names = { endless, arabic: 'شاي أخضر ياباني من كاواني', emoji: '🍵👩‍👩‍👧‍👦 tea' }
    const sencha = await page.evaluate(async () => {
      const query = 'domain=tea.localhost&productSlug=sencha'
      const answer = await fetch(`/api/products/fetch-product-by-domain?${query}`)
      return (await answer.json()) as object
    })
    await page.route('**/api/products/fetch-by-storeid-slug*', async (route) => {
      const slug = new URL(route.request().url()).searchParams.get('productSlug') ?? ''
      const name = names[slug as keyof typeof names]
      const values = [{ value: name }, { value: 'S' }]
      const attributeGroups = ['select', 'buttons', 'color'].map((type) => ({
        name: type + name,
        type,
        values,
      }))
      const description = `<p>${name}</p><pre>${name}</pre><table><tr><td>${name}</td></tr></table>`
      await route.fulfill({ json: { ...sencha, slug, name, description, attributeGroups } })
    })
    for (const [slug, name] of Object.entries(names)) {
      await follow(page, `/product/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await expectNoSidewaysScroll(page)
      await expect(page).toHaveTitle(name)
    }
  })

  await test.step('names of any length and script fit a phone', async () => {
    const page = await newShopper({ viewport: { width: 390, height: 844 } })
    await page.goto(tea('/product/sencha'))
    const names = [endless, 'شاي أخضر ياباني من كاواني (١٠٠ جرام)', '🍵👩‍👩‍👧‍👦 tea']
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.evaluate((names) => {
      const [known] = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[]
      const lines = names.map((name, index) => ({
        ...known,
        ...(index > 0 && { productId: `old-${index}` }),
        name,
        selectedAttributes: { [name]: name },
      }))
      localStorage.setItem('cart', JSON.stringify(lines))
    }, names)
    await page.reload()
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(page.getByText(names[1] ?? '').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const drawer = page.getByRole('dialog')
    expect(await drawer.evaluate(widestOverflow)).toBeLessThanOrEqual(0)
    await drawer.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByText(names[2] ?? '').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('results of any length and script fit a phone', async () => {
    const page = await newShopper({ viewport: { width: 390, height: 844 } })
    await page.goto(tea('/about'))
    const names = ['A'.repeat(5000), 'شاي أخضر ياباني من كاواني', '🍵👩‍👩‍👧‍👦 tea']
    const content = names.map((name, index) => ({
      id: `${index}`,
      slug: `tea-${index}`,
      name,
      productImage: null,
      price: 10,
      discountPrice: index === 0 ? 0 : 10,
      rating: null,
      stockStatus: true,
      hasVariations: false,
    }))
    await page.route(calls, (route) =>
      route.fulfill({
        json: { content, pageNumber: 0, pageSize: 16, totalElements: 3, totalPages: 1 },
      }),
    )
    const modal = await searchFor(page, 'tea')
    await expect(modal.getByRole('link')).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    await expect(modal.getByRole('link').locator('svg')).toHaveCount(3)
    await expect(modal.getByText('Sale')).toHaveCount(0)
  })
})
