import { allPaths, elsewhere, go, idsOf, withIds } from '../fixtures/dashboard-paths.ts'
import { signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'
import { expectProviderName } from '../fixtures/provider-name.ts'

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

test('everyone can use every screen of the dashboard', async ({ page }) => {
  for (const path of beforeSignIn)
    await test.step(path, async () => {
      await page.goto(main(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectProviderName(page)
    })

  await signInDemoOwner(page.request)
  const ids = await idsOf(page.request)
  await page.goto(main('/dashboard/adminhome'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paths = allPaths.filter((path) => ![...elsewhere, ...beforeSignIn].includes(path))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths)
    await test.step(path, async () => {
      await go(page, withIds(path, ids))
      // The navigation is checked once.
      await expectAccessible(page, path === paths[0] ? undefined : 'nav')
      await expectProviderName(page)
    })
})
