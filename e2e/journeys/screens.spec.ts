import type { APIRequestContext, Page } from '@playwright/test'
import routes from '../../apps/dashboard/src/routes.ts'
import { ask, selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

// A link that confirms nothing returns 400, a screen that does not exist 404.
test.use({ expectedErrors: /status of 40[04]/ })

/** Documents of the server, without the dashboard's JavaScript. */
const publicPages = ['/', '/pricing', '/contact', '/terms', '/service-policy', '/privacy-policy']

const beforeSignIn = [
  ...publicPages,
  '/theme-home',
  '/theme-home/tea',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-link',
]

/** Frames, redirects, and screens whose own journeys check them. */
const elsewhere = new Set([
  '/builder',
  '/builder/canvas',
  '/builder/canvas/theme',
  '/builder/canvas/product',
  '/dashboard',
  '/dashboard/developers/webhooks/:webhookId',
  '/dashboard/orders/print',
  '/logout',
  '/theme-home/:template/use',
  '/view-shop',
])

interface Route {
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

function pathsOf(entries: readonly Route[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    const own = children === undefined || index ? [full === '' ? '/' : full] : []
    return [...own, ...pathsOf(children ?? [], full)]
  })
}

interface Row {
  id: string
}

/** Returns an id of the Tea House for each parameter of the dashboard's paths. */
async function idsOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { storeId } = await selectTeaHouse(request)
  const get = <Answer>(call: string) => ask<Answer>(request, 'GET', `${call}?storeId=${storeId}`)
  const first = async (call: string) => (await get<{ content: Row[] }>(call)).content[0]!.id
  const { zones } = await get<{ zones: Row[] }>('/shipping')
  const [category] = await get<Row[]>('/category/fetch-categories')
  return {
    orderId: await first('/orders'),
    draftId: await first('/draft-orders'),
    checkoutId: await first('/abandoned-checkouts'),
    customerId: await first('/customers'),
    messageId: await first('/messages'),
    mailId: await first('/mails'),
    importId: await first('/imports'),
    productId: await first('/products/filtered-products'),
    discountId: await first('/discounts'),
    categoryId: category!.id,
    zoneId: zones[0]!.id,
    methodId: 'cod',
    kind: 'terms',
    slug: 'home',
    template: 'tea',
  }
}

/** Navigates within the dashboard, without loading it again, and waits for the screen's data. */
async function go(page: Page, path: string) {
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1:not([data-left])').first(), path).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]'), path).toHaveCount(0)
}

test('everyone can use every screen of the dashboard', async ({ page }) => {
  for (const path of beforeSignIn)
    await test.step(path, async () => {
      await page.goto(main(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

  await signInDemoOwner(page.request)
  const ids = await idsOf(page.request)
  await page.goto(main('/dashboard/adminhome'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paths = pathsOf(routes).filter((path) => ![...elsewhere, ...beforeSignIn].includes(path))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths)
    await test.step(path, async () => {
      await go(
        page,
        path.replace('*', 'nowhere').replace(/:(\w+)/, (_, name: string) => ids[name]!),
      )
      // The navigation is checked once.
      await expectAccessible(page, path === paths[0] ? undefined : 'nav')
    })
})
