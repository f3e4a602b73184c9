import type { Page } from '@playwright/test'
import { expect, tea, test } from './product-test.ts'

test('the code of a section is fetched when the shopper comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 320 })
  const scripts = scriptsOf(page)
  await page.goto(tea('/'), { waitUntil: 'networkidle' })
  expect(scripts.filter(isCategories)).toEqual([])
  await page.mouse.wheel(0, 400)
  await page.getByRole('button', { name: 'Pause the categories' }).click()
  await expect(page.getByRole('button', { name: 'Play the categories' })).toBeVisible()
  expect(scripts.filter(isCategories)).toHaveLength(1)
})

test('a page of sections that do nothing ships no code of sections', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(tea('/about'), { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 20_000)
  await page.waitForTimeout(300)
  expect(scripts.filter((name) => !name.startsWith('entry-client'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Green tea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Green/ })).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('entry-client'))).toHaveLength(1)
})

test('all sections stay on the page while the shop moves to another', async ({ page }) => {
  await page.goto(tea('/'))
  const footer = await page.getByRole('contentinfo').innerHTML()
  await page.getByRole('link', { name: 'All teas' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('contentinfo').innerHTML()).toBe(footer)
})

test('what a shop has read in a visit is not read again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto(tea('/'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'All teas' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const read = calls.length
  expect(calls.filter((url) => url.includes('global-content'))).toEqual([])

  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(read)
})

test('a button that is pressed before the page is alive answers when it is', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/assets\/product-view-[^/]*\.js/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  const started = page.waitForResponse(/assets\/entry-client-/)
  await page.goto(tea('/product/sencha'), { waitUntil: 'commit' })
  await (await started).finished()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrival.resolve()
  await expect(page.getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible()
})

test('a press on a section whose code is on its way is answered when it is there', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/assets\/products-[^/]*\.js/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 320 })
  const requested = page.waitForRequest(/assets\/products-[^/]*\.js/)
  await page.goto(tea('/'))
  const add = page.getByRole('button', { name: /^Add to cart/ }).first()
  await add.scrollIntoViewIfNeeded()
  await requested
  await add.click()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  arrival.resolve()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('who follows a link before the page is alive finds the next one’s title and description', async ({
  page,
}) => {
  await page.goto(tea('/about'))
  const [title, description] = [await page.title(), await descriptionOf(page)]
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const wait of [0, 60, 150]) {
    await page.goto(tea('/product/sencha'), { waitUntil: 'commit' })
    await page.locator('a[href="/about"]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(wait)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
    await expect(page).toHaveURL(tea('/about'))
    await expect(page).toHaveTitle(title)
    await expect.poll(() => descriptionOf(page)).toBe(description)
  }
})

async function descriptionOf(page: Page) {
  const all = page.locator('head meta[name="description"]')
  return (
    await all.evaluateAll((found) => found.map((meta) => meta.getAttribute('content')))
  ).join()
}

/** The names of the scripts that a page has fetched so far. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().replace(/.*\//, ''))
  })
  return names
}

function isCategories(name: string) {
  return name.startsWith('categories-slider')
}
