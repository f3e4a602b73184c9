import { request, type Page } from '@playwright/test'
import { fillAddress } from '../fixtures/checkout.ts'
import { meetMeta, metaHosts, purchasesAmong } from '../fixtures/meta-pixel.ts'
import { ask, createOpenStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import { at, expect, expectAccessible, main, test } from '../fixtures/product-test.ts'
import { openScreen } from '../fixtures/open-screen.ts'

const pixelId = '123456789012345'

let measured: Store
let unmeasured: Store

test.beforeAll(async () => {
  const owner = await request.newContext()
  await signInDemoOwner(owner)
  unmeasured = await createOpenStore(owner, { name: 'Unmeasured', currency: 'EUR' })
  measured = await createOpenStore(owner, { name: 'Measured', currency: 'EUR' })
  const { storeId } = measured
  const { id } = await ask<{ id: string }>(owner, 'POST', '/category/add-category', {
    storeId,
    name: 'Green tea',
  })
  const products = [
    { name: 'Gyokuro', price: 32 },
    { name: 'Sencha', price: 14.5 },
  ]
  for (const product of products)
    await ask(owner, 'POST', '/products/add-product', { storeId, categoryIds: [id], ...product })
  await ask(owner, 'PUT', '/store/update-fb-pixel', { storeId, fbPixelId: pixelId })
  await owner.dispose()
})

const shop = (path?: string) => at(measured.storeDomain, path)

function isShop(url: string) {
  return /^(?:data|blob):|\.localhost:/.test(url)
}

async function lookOf(button: ReturnType<Page['getByRole']> | undefined) {
  const box = await button?.boundingBox()
  const style = await button?.evaluate((element) => {
    const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element)
    return { color, backgroundColor, fontSize, fontWeight, borderColor }
  })
  return { ...style, width: box?.width, height: box?.height, y: box?.y }
}

function added(id: string, name: string, value: number, quantity: number) {
  return {
    content_ids: [id],
    content_name: name,
    content_type: 'product',
    contents: [{ id, quantity }],
    value,
    currency: 'EUR',
    quantity,
  }
}

function idOfProduct(): string {
  const { answers } = JSON.parse(document.getElementById('state')?.textContent ?? '') as {
    answers: [[string], { id: string }][]
  }
  return answers.find(([[name]]) => name === 'product')?.[1].id ?? ''
}

function idOfLastLine(): string {
  const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { productId: string }[]
  return lines.at(-1)?.productId ?? ''
}

function storedConsent(): unknown {
  return JSON.parse(localStorage.getItem('ad-consent') ?? 'null')
}

async function placeOrder(page: Page) {
  await fillAddress(page, 'mei@tea.example')
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
}

async function totalOf(page: Page) {
  const shown = await page
    .locator('dt', { hasText: /^Total$/ })
    .locator('+ dd')
    .textContent()
  return Number(shown?.replace('€', ''))
}

test('nothing leaves the shop before the shopper agrees, and exact events after', async ({
  page,
}) => {
  const { events, urls } = await meetMeta(page.context())
  await page.goto(shop('/product/sencha'), { waitUntil: 'networkidle' })
  const banner = page.getByRole('region', { name: 'Cookies for ads' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  const [accept, decline] = ['Accept', 'Decline'].map((name) =>
    banner.getByRole('button', { name }),
  )
  expect(await lookOf(accept)).toEqual(await lookOf(decline))
  expect(urls.filter((url) => !isShop(url) || url.includes('visit-report'))).toEqual([])

  await accept?.click()
  await expect(banner).toBeHidden()
  const sencha = await page.evaluate(idOfProduct)
  const viewed = {
    content_ids: [sencha],
    content_name: 'Sencha',
    content_type: 'product',
    contents: [{ id: sencha, quantity: 1 }],
    value: 14.5,
    currency: 'EUR',
    slug: 'sencha',
  }
  await expect
    .poll(() => events)
    .toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, pixelId],
      ['init', pixelId],
      ['track', 'PageView', {}],
      ['track', 'ViewContent', viewed],
    ])
  expect(await page.evaluate(storedConsent)).toEqual({
    version: 1,
    choice: 'accepted',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })

  events.length = 0
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Green tea' }).first().click()
  await page.getByRole('button', { name: 'Add to cart: Gyokuro' }).click()
  await expect
    .poll(() => events.map(([, event]) => event))
    .toEqual(['AddToCart', 'PageView', 'AddToCart'])
  const gyokuro = await page.evaluate(idOfLastLine)
  expect(events[0]).toEqual(['track', 'AddToCart', added(sencha, 'Sencha', 29, 2)])
  expect(events[2]).toEqual(['track', 'AddToCart', added(gyokuro, 'Gyokuro', 32, 1)])

  events.length = 0
  await page.getByRole('button', { name: /^Cart, 3 items/ }).click()
  await page.getByRole('dialog').getByText('Checkout', { exact: true }).click()
  const ordered = {
    content_ids: [sencha, gyokuro],
    content_type: 'product',
    contents: [
      { id: sencha, quantity: 2 },
      { id: gyokuro, quantity: 1 },
    ],
    value: 61,
    currency: 'EUR',
    num_items: 3,
  }
  await expect
    .poll(() => events)
    .toEqual([
      ['track', 'PageView', {}],
      ['track', 'InitiateCheckout', ordered],
    ])

  events.length = 0
  urls.length = 0
  await placeOrder(page)
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(() => purchasesAmong(urls)).toHaveLength(1)
  const [purchase = {}] = purchasesAmong(urls)
  expect(purchase).toMatchObject({
    id: pixelId,
    dl: shop('/checkout'),
    eid: expect.stringMatching(/^[\da-f-]{36}-1\d{3}$/),
    'cd[content_ids]': JSON.stringify(ordered.content_ids),
    'cd[contents]': JSON.stringify(ordered.contents),
    'cd[content_type]': 'product',
    'cd[value]': String(await totalOf(page)),
    'cd[currency]': 'EUR',
    'cd[num_items]': '3',
  })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  await expect.poll(() => events.at(-1)).toEqual(['init', pixelId])
  await page.waitForLoadState('networkidle')
  expect(purchasesAmong(urls)).toHaveLength(1)
  expect(events.flat()).not.toContain('track')
  // The token grants access to the order, with name and address.
  expect(urls.filter((url) => !isShop(url)).join(' ')).not.toContain(token)

  events.length = 0
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(banner).toBeFocused()
  await expect(banner).toContainText('accepted')
  await decline?.click()
  await expect.poll(() => events).toEqual([['consent', 'revoke']])
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  expect(events).toEqual([['consent', 'revoke']])
  urls.length = 0
  await page.reload({ waitUntil: 'networkidle' })
  expect(urls.filter((url) => !isShop(url))).toEqual([])
})

test('nobody is measured who declined, or whose shop or browser has no pixel', async ({
  page,
  browser,
  newShopper,
}) => {
  await test.step('a shopper who declines is asked once and never measured', async () => {
    const page = await newShopper()
    const { urls } = await meetMeta(page.context())
    await page.goto(shop('/product/sencha'), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.goto(shop('/'), { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cookies for ads' })).toBeHidden()
    expect(urls.filter((url) => !isShop(url))).toEqual([])
  })

  await test.step('a browser that declines for its shopper is not asked', async () => {
    const page = await newShopper()
    const { urls } = await meetMeta(page.context())
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
      localStorage.setItem(
        'ad-consent',
        JSON.stringify({ version: 1, choice: 'accepted', at: '2026-01-01T00:00:00.000Z' }),
      )
    })
    await page.goto(shop('/product/sencha'), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByText('Global Privacy Control')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
    expect(urls.filter((url) => !isShop(url))).toEqual([])
  })

  await test.step('a shop without a pixel asks nothing', async () => {
    const page = await newShopper()
    const { urls } = await meetMeta(page.context())
    await page.goto(at(unmeasured.storeDomain), { waitUntil: 'networkidle' })
    await expect(page.getByText('Cookie settings')).toBeHidden()
    await expect(page.getByText('Cookies for ads')).toBeHidden()
    expect(urls.filter((url) => !isShop(url) || /pixel|visit-report/.test(url))).toEqual([])
  })

  await test.step('a host of Meta that is blocked changes nothing', async () => {
    const context = await browser.newContext()
    await context.route(metaHosts, (route) => route.abort('blockedbyclient'))
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !metaHosts.test(message.location().url))
        errors.push(message.text())
    })
    await page.goto(shop('/product/sencha'), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(errors).toEqual([])
    await context.close()
  })

  await test.step('an owner switches the pixel on and off', async () => {
    await signInDemoOwner(page.request)
    await ask(page.request, 'POST', '/store/select-store', { storeId: unmeasured.storeId })
    await page.goto(main('/dashboard/adminhome'))
    await openScreen(page, 'Marketing', 'Facebook Ads')
    await expect(page.getByRole('heading', { name: 'Facebook Ads', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Three steps' })).toBeVisible()
    for (const event of ['PageView', 'ViewContent', 'AddToCart', 'InitiateCheckout', 'Purchase'])
      await expect(page.getByRole('cell', { name: event, exact: true })).toBeVisible()

    await page.getByLabel('Pixel id').fill('12"><script>')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('A pixel id has 5 to 20 digits. Copy only the number.'),
    ).toBeVisible()
    await page.getByLabel('Pixel id').fill(` ${pixelId} `)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Pixel is on', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Three steps' })).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('Pixel id')).toHaveValue(pixelId)
    await page.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('Pixel is off', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Pixel id')).toHaveValue('')
  })
})
