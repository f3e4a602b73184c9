import type { Page, Response } from '@playwright/test'
import { recordShifts, shiftsOf } from '../fixtures/layout-shifts.ts'
import { at, expect, tea, test } from '../fixtures/product-test.ts'

const srcsets = (html: string) =>
  [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, srcset = '']) =>
    srcset.split(', ').map((candidate) => candidate.split(' ')[0]!),
  )

const records = (path?: string) => at('nocturne.localhost', path)

/** Evaluated in the test, since the port is known only after the start. */
const shops = {
  'the Tea House': () => [tea('/'), tea('/shop'), tea('/product/sencha')],
  'Nocturne Records': () => [records('/'), records('/shop'), records('/product/low-orbit')],
}

async function descriptionOf(page: Page) {
  const all = page.locator('head meta[name="description"]')
  return (
    await all.evaluateAll((found) => found.map((meta) => meta.getAttribute('content')))
  ).join()
}

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

const code = /assets\/entry-client-[^/]*\.js/

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mei@tea.example')
  await expect(page.getByLabel('Country')).toHaveValue('AT')
  await expect(page.getByLabel('Order note')).toHaveValue('No paper, please')
}

async function delayAnswers(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

test('images come in the size of the screen, code and data once, and nothing moves', async ({
  page,
  newShopper,
}) => {
  await test.step('no page names an image that is not there', async () => {
    const page = await newShopper()
    const pages = [tea('/'), tea('/product/sencha'), at('nocturne.localhost', '/')]
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'commit' })
      const html = await page.content()
      const files = [...new Set(srcsets(html))]
      expect(files.length, address).toBeGreaterThan(8)
      const missing = await page.evaluate(async (all) => {
        const answers = await Promise.all(all.map((file) => fetch(file, { method: 'HEAD' })))
        return answers.filter(({ ok }) => !ok).map(({ url }) => url)
      }, files)
      expect(missing, address).toEqual([])
    }
  })

  await test.step('the first image is fetched first, once, as AVIF in the size of the screen', async () => {
    const page = await newShopper()
    for (const [width, file] of [
      [390, /hero-morning-phone-.*640\.webp$/],
      [1440, /hero-morning-.*(1280|1920x1080)\.webp$/],
    ] as const) {
      const heroes: Promise<{ url: string; type: string | undefined }>[] = []
      const note = (response: Response) => {
        if (!response.url().includes('/hero-morning-')) return
        const url = response.url()
        heroes.push(
          response.allHeaders().then((headers) => ({ url, type: headers['content-type'] })),
        )
      }
      // Resizing an open page would request another image size.
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 900 })
      page.on('response', note)
      await page.goto(tea('/'), { waitUntil: 'networkidle' })
      page.off('response', note)

      const seen = await Promise.all(heroes)
      expect(seen).toHaveLength(1)
      expect(seen[0]!.url).toMatch(file)
      expect(seen[0]!.type).toBe('image/avif')
    }
  })

  await test.step('its colours are its placeholder', async () => {
    const page = await newShopper()
    await page.route('**/media/**', () => {})
    await page.goto(tea('/shop'), { waitUntil: 'commit' })

    const image = page.getByRole('article').first().locator('img')
    await expect(image).toHaveCSS('background-image', /radial-gradient.*linear-gradient/)
    expect((await image.boundingBox())!.height).toBeGreaterThan(100)
  })

  await test.step('once seen it stays, also on an image of the whole page', async () => {
    const page = await newShopper()
    await page.goto(tea('/shop'))
    const last = page.getByRole('article').last().locator('img')
    const isShown = () => last.evaluate((image) => image.checkVisibility())
    expect(await isShown()).toBe(false)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => last.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
    await page.evaluate(async () => {
      scrollTo(0, 0)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect.poll(isShown).toBe(true)
  })

  await test.step('the code of a section is fetched when the shopper comes near', async () => {
    const page = await newShopper()
    await page.setViewportSize({ width: 390, height: 320 })
    const scripts = scriptsOf(page)
    await page.goto(tea('/'), { waitUntil: 'networkidle' })
    expect(scripts.filter(isCategories)).toEqual([])
    await page.mouse.wheel(0, 400)
    await page.getByRole('button', { name: 'Pause the categories' }).click()
    await expect(page.getByRole('button', { name: 'Play the categories' })).toBeVisible()
    expect(scripts.filter(isCategories)).toHaveLength(1)
  })

  await test.step('a page of sections that do nothing ships no code of sections', async () => {
    const page = await newShopper()
    const scripts = scriptsOf(page)
    await page.goto(tea('/about'), { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(scripts.filter((name) => !name.startsWith('entry-client'))).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Green tea' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Green/ })).toBeVisible()
    expect(scripts.filter((name) => name.startsWith('entry-client'))).toHaveLength(1)
  })

  await test.step('all sections stay on the page while the shop moves to another', async () => {
    const page = await newShopper()
    await page.goto(tea('/'))
    const footer = await page.getByRole('contentinfo').innerHTML()
    await page.getByRole('link', { name: 'All teas' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.getByRole('contentinfo').innerHTML()).toBe(footer)
  })

  await test.step('what a shop has read in a visit is not read again', async () => {
    const page = await newShopper()
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

  await page.addInitScript(recordShifts)
  for (const [shop, pages] of Object.entries(shops))
    for (const width of [390, 1440])
      await test.step(`nothing moves while ${shop} loads at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 })
        for (const address of pages()) {
          await page.goto(address, { waitUntil: 'networkidle' })
          expect(await shiftsOf(page), address).toEqual([])
        }
      })
})

test('what is pressed or typed before the code has come is not lost', async ({ newShopper }) => {
  await test.step('a button that is pressed before the page is alive answers when it is', async () => {
    const page = await newShopper()
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

  await test.step('a press on a section whose code is on its way is answered when it is there', async () => {
    const page = await newShopper()
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

  await test.step('who follows a link before the page is alive finds the next one’s title and description', async () => {
    const page = await newShopper()
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

  await test.step('who goes back before a reloaded page is alive finds the former one’s title and description', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/sencha'))
    const [title, description] = [await page.title(), await descriptionOf(page)]
    await page.locator('a[href="/about"]').first().click()
    await expect(page).not.toHaveTitle(title)
    const arrive = await delayAnswers(page)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(tea('/product/sencha'))
    arrive()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    expect(await descriptionOf(page)).toBe(description)
  })

  await test.step('an empty cart is said to be before any code of the shop has come', async () => {
    const page = await newShopper()
    const arrive = await delayAnswers(page)
    await page.goto(tea('/checkout'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden()
    arrive()
    await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
  })

  await test.step('nothing is lost that a shopper types before the form is alive', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/sencha'))
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible()

    const arrive = await delayAnswers(page)
    await page.goto(tea('/checkout'), { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('mei@tea.example')
    await page.getByLabel('Country').selectOption('AT')
    await page.getByLabel('Order note').fill('No paper, please')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
    arrive()
    await expect(page.getByRole('button', { name: /^Place order · €/ })).toBeEnabled()
    await expectTyped(page)

    await page.unroute(code)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Place order · €/ })).toBeEnabled()
    await expectTyped(page)
  })
})
