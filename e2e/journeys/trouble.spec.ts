import { expect, expectAccessible, follow, tea, test } from '../fixtures/product-test.ts'

test.use({
  expectedErrors: /Failed to (?:load resource|fetch)|React error #4(?:18|22)|reading 'find'/,
})

const productCall = '**/api/products/fetch-by-storeid-slug*'

/** Drops the server's global content from the hydrated state. */
function loseGlobalContent() {
  const parse = JSON.parse
  JSON.parse = (json: string) => {
    const state = parse(json) as { answers?: [[string], unknown][] }
    if (state?.answers) state.answers = state.answers.filter(([[name]]) => name !== 'globalContent')
    return state
  }
}

function isToastLast() {
  return (
    !!document.querySelector(':modal') && !!document.querySelector('output:popover-open button')
  )
}

test('a server that fails, is gone or is slow is said to, and asked again', async ({
  newShopper,
}) => {
  await test.step('a server that answers 500 is said to, where it is missed', async () => {
    const page = await newShopper()
    await page.goto(tea('/about'), { waitUntil: 'networkidle' })
    await page.route(productCall, (route) =>
      route.fulfill({ status: 500, json: { error: 'The leaves are wet.', code: 'internal' } }),
    )
    await follow(page, '/product/sencha')
    await expect(page.getByRole('alert')).toContainText('Error: The leaves are wet.')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page)

    await page.unroute(productCall)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Sencha 100 g', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/Sencha/)
  })

  await test.step('a server that is gone in the middle of a visit', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/sencha'))
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.route('**/api/**', (route) => route.abort())

    await page.getByRole('button', { name: /^Cart, 1/ }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('alert')).toContainText('Prices could not be checked')
    // The toast reports a request of the drawer, so it is shown above it.
    const toast = page.getByRole('button', { name: /^An unexpected error occurred: / })
    await expect(toast).toBeInViewport()
    expect(await page.evaluate(isToastLast)).toBe(true)
    await expect(drawer.getByText('€14.50').last()).toBeVisible()
    await page.unroute('**/api/**')
    await drawer.getByRole('button', { name: 'Retry' }).click()
    await expect(drawer.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.route('**/api/**', (route) => route.abort())
    await follow(page, '/collection/green-tea')
    await expect(
      page.getByRole('heading', { name: 'The shop could not be reached.' }),
    ).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Green/ })).toBeVisible()
  })

  await test.step('a slow server: the spinner fills the screen, then skeletons do', async () => {
    const page = await newShopper()
    await page.goto(tea('/about'), { waitUntil: 'networkidle' })
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await answer.promise
      await route.continue()
    })
    await follow(page, '/page/contact')
    const spinner = page.getByRole('main').getByText('Loading').locator('..')
    await expect(spinner).toBeVisible()
    const screen = { x: 0, y: 0, ...page.viewportSize() }
    await expect(async () => expect(await spinner.boundingBox()).toEqual(screen)).toPass()
    await follow(page, '/product/sencha')
    await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('heading', { name: 'Sencha 100 g', level: 1 })).toBeVisible()
  })

  await test.step('an answer that is nonsense breaks only what it was for', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/sencha'))
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.route('**/api/checkout/quote', (route) => route.fulfill({ json: { odd: true } }))
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sencha 100 g' })).toBeVisible()
  })

  await test.step('a page without its global content says so, and gets it', async () => {
    const page = await newShopper()
    const call = '**/api/page/get-page-global-content*'
    await page.route(call, (route) =>
      route.fulfill({ status: 500, json: { error: 'No.', code: 'internal' } }),
    )
    await page.addInitScript(loseGlobalContent)
    await page.goto(tea('/product/sencha'))
    await expect(page.getByRole('alert')).toContainText('Error loading global content')
    await expect(page.getByRole('heading', { name: 'Sencha 100 g' })).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test('a file that does not come is said to, and asked for again', async ({ newShopper }) => {
  await test.step('a file of a dialog or a page that does not come', async () => {
    const page = await newShopper()
    await page.goto(tea('/about'), { waitUntil: 'networkidle' })
    const files = /assets\/(?:cart-drawer|search-modal|listing)-[^/]*\.js/
    await page.route(files, (route) => route.abort())
    for (const name of [/^Cart/, /^Search/]) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible()
    }
    await follow(page, '/shop')
    await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
    await page.unroute(files)
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('a product page whose own file does not come has a living frame', async () => {
    const page = await newShopper()
    await page.route(/assets\/product-[^/]*\.js/, (route) => route.abort())
    await page.goto(tea('/product/sencha'))
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible()
  })

  await test.step('a section whose file does not come says so, and can be asked for again', async () => {
    const page = await newShopper()
    const files = /assets\/categories-slider-[^/]*\.js/
    await page.route(files, (route) => route.abort())
    await page.goto(tea('/'))
    const failed = page.getByRole('alert').filter({ hasText: 'This section could not be shown.' })
    await expect(failed).toBeVisible()
    await page.unroute(files)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Pause the categories' })).toBeVisible()
  })

  await test.step('a placeholder is where each was', async () => {
    const page = await newShopper()
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(tea('/product/sencha'))
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    await expect(page.getByRole('main').locator('svg[viewBox="0 0 80 100"]')).toHaveCount(4)
  })
})
