import type { Page } from '@playwright/test'
import { expect, expectAccessible, tea, test } from '../fixtures/product-test.ts'

test.use({ expectedErrors: /status of 500/ })

const calls = '**/api/products/fetch-searched-products*'

async function searchFor(page: Page, term: string) {
  await page.getByRole('button', { name: /^Search/ }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('searchbox').fill(term)
  await modal.getByRole('button', { name: 'Search', exact: true }).click()
  return modal
}

function searchesOf(page: Page) {
  const searches: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/fetch-searched-products'))
      searches.push(Object.fromEntries(searchParams))
  })
  return searches
}

test('a shopper searches, turns pages and goes to a product', async ({ page }) => {
  await test.step('a term is searched, its pages turned and a result opened', async () => {
    const searches = searchesOf(page)
    await page.goto(tea('/'))
    const open = page.getByRole('button', { name: /^Search/ })
    await open.click()
    const modal = page.getByRole('dialog', { name: 'Product Search' })
    await expect(modal.getByRole('heading', { name: 'Product Search' })).toBeVisible()
    const box = modal.getByRole('searchbox')
    await expect(box).toBeFocused()
    await expect(modal.getByText('Please enter a search term and press Search.')).toBeVisible()

    // An empty term sends no request; any other is trimmed.
    const search = modal.getByRole('button', { name: 'Search', exact: true })
    await box.fill('   ')
    await search.click()
    expect(searches).toEqual([])
    await box.fill('  t  ')
    await search.click()
    await expect(modal.getByText(/page 1 of 2/)).toBeAttached()
    expect(searches).toEqual([
      expect.objectContaining({ name: 't', pageNumber: '0', pageSize: '16' }),
    ])
    await expect(modal.getByRole('listitem')).toHaveCount(16)
    await expectAccessible(page)

    const [prev, next] = ['Prev', 'Next'].map((name) => modal.getByRole('button', { name }))
    await expect(prev ?? box).toBeDisabled()
    await modal.getByRole('button', { name: 'Page 2' }).click()
    await expect(modal.getByText(/page 2 of 2/)).toBeAttached()
    expect(searches.at(-1)).toMatchObject({ pageNumber: '1', pageSize: '16' })
    await expect(next ?? box).toBeDisabled()
    await prev?.click()
    await expect(modal.getByText(/page 1 of 2/)).toBeAttached()

    await box.fill('glass pot')
    await box.press('Enter')
    const pot = modal.getByRole('link', { name: /Clear day/i })
    await expect(pot.getByText('Sale')).toBeVisible()
    await expect(pot.getByText('€29.90')).toBeVisible()
    await pot.click()
    await expect(page).toHaveURL(/\/product\/clear-day-glass-pot$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()

    await open.click()
    await box.fill('tea')
    await box.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await open.click()
    await box.fill('no such thing as this')
    await search.click()
    await expect(modal.getByText('No products found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  await test.step('a search says what is wrong, and can be made again', async () => {
    await page.goto(tea('/about'))
    const answer = Promise.withResolvers<void>()
    await page.route(calls, async (route) => {
      await answer.promise
      await route.fulfill({ status: 500, json: { error: 'Out of leaves.', code: 'internal' } })
    })
    const modal = await searchFor(page, 'tea')
    const skeletons = modal.getByRole('list', { name: 'Searching' }).getByRole('listitem')
    await expect(skeletons).toHaveCount(8)
    answer.resolve()
    await expect(modal.getByRole('alert')).toContainText('Error: Out of leaves.')
    await page.unroute(calls)
    await modal.getByRole('button', { name: 'Retry' }).click()
    await expect(modal.getByRole('link').first()).toBeVisible()
  })
})
