import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { sectionSchemas } from '@vitrine/sections/schemas.ts'
import { themePresets } from '@vitrine/sections/theme-presets.ts'
import sharp from 'sharp'
import { at, main, signIn, tea } from '../e2e/product-test.ts'

/** Each width, and how small its screens are on the sheet. */
const widths = [
  [1440, 0.3],
  [390, 0.45],
] as const
/** Each screen is shown this high at most. */
const tallest = 7000
const gap = 16

/** A shop of nothing but templates, in all six presets: a sheet of its screens for each. */
export async function takePresetSheets(browser: Browser, folder: string) {
  const owner = await browser.newPage()
  await signIn(owner)
  await owner.waitForURL(/choose-store|dashboard/)
  const shop = await makeTemplateShop(owner)
  for (const { name, theme } of themePresets) {
    await send(owner, 'PUT', '/store/update-theme', { storeId: shop.storeId, theme })
    const shots: Buffer[] = []
    for (const [width, scale] of widths)
      for (const address of shop.paths)
        shots.push(await shoot(browser, width, scale, at(shop.storeDomain, address)))
    const file = path.join(folder, `preset-${name.toLowerCase()}.jpg`)
    await compose(shots, file)
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`)
  }
  await owner.close()
}

interface Made {
  storeId: string
  storeDomain: string
}

/** What create-store makes, with products of the Tea House and a page of every section. */
async function makeTemplateShop(owner: Page) {
  const body = { name: 'Corner & Co', currency: 'EUR', country: 'DE' }
  const { storeId, storeDomain } = await send<Made>(owner, 'POST', '/store/create-store', body)
  for (const product of await teaProducts(owner))
    await send(owner, 'POST', '/products/add-product', { ...product, storeId })
  const content = Object.values(sectionSchemas)
    .filter(({ contentType }) => contentType !== 'global')
    .map(({ type, contentType, version, defaults }) => ({
      id: type,
      type,
      contentType,
      v: version,
      props: 'numberOfProducts' in defaults ? { ...defaults, numberOfProducts: 4 } : defaults,
    }))
  const page = await send<{ id: string }>(owner, 'POST', '/page/add-page', {
    storeId,
    name: 'Sections',
    slug: 'sections',
    content,
  })
  await send(owner, 'PUT', '/page/update-page', { pageId: page.id, publish: true })
  const paths = [
    '/',
    '/page/sections',
    '/shop',
    '/product/sencha',
    '/about',
    '/checkout',
    '/nowhere',
  ]
  return { storeId, storeDomain, paths }
}

interface Card {
  slug: string
  name: string
  price: number
  discountPrice: number | null
  productImage: string | null
}

async function teaProducts(page: Page) {
  await page.goto(tea('/'))
  const list = await page.evaluate(async () => {
    const domain = location.hostname
    const { storeId } = (await (
      await fetch(`/api/store/get-store-info?domain=${domain}`)
    ).json()) as { storeId: string }
    const address = `/api/products/fetch-products?storeId=${storeId}&pageNumber=0&pageSize=12`
    return (await (await fetch(address)).json()) as Card[]
  })
  await page.goto(main('/choose-store'))
  return list.toReversed().map(({ slug, name, price, discountPrice, productImage }) => ({
    slug,
    name,
    price,
    productImage,
    ...(discountPrice && { discountPrice }),
  }))
}

async function send<Answer = unknown>(
  page: Page,
  method: 'POST' | 'PUT',
  call: string,
  body: object,
) {
  const answer = await page.evaluate(
    async ([method, call, body]) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method, headers, body }
      const answer = await fetch(`/api${call}`, request)
      return { ok: answer.ok, text: await answer.text() }
    },
    [method, call, JSON.stringify(body)] as const,
  )
  if (!answer.ok) throw new Error(`${call} answered ${answer.text}`)
  return JSON.parse(answer.text) as Answer
}

async function shoot(browser: Browser, width: number, scale: number, address: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  // Pictures further down come when they are near.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), tallest) })
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot()
  await page.close()
  return await sharp(shot)
    .resize(Math.round(width * scale))
    .png()
    .toBuffer()
}

async function compose(shots: Buffer[], file: string) {
  const sizes = await Promise.all(shots.map(async (shot) => await sharp(shot).metadata()))
  let left = gap
  const placed = shots.map((input, at) => {
    const place = { input, left, top: gap }
    left += (sizes[at]?.width ?? 0) + gap
    return place
  })
  const height = Math.max(...sizes.map((size) => size.height ?? 0)) + 2 * gap
  await sharp({ create: { width: left, height, channels: 3, background: '#8b9096' } })
    .composite(placed)
    .jpeg({ quality: 72 })
    .toFile(file)
}
