import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Frame, Page as BrowserPage } from '@playwright/test'
import sharp from 'sharp'
import {
  type TemplateKind,
  templateKinds,
} from '../../packages/commerce/src/settings/template-kinds.ts'
import type { Page, PageItem } from '../../packages/contract/src/content/page.ts'
import { presetsOf } from '../../packages/sections/src/presets/section-presets.ts'
import { sectionSchemas } from '../../packages/sections/src/render/schemas.ts'
import { ask, selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, main, tea, test } from '../fixtures/product-test.ts'

/** Of all pixels of a section; those of a letter's edge may differ by a shade. */
const mostDifferent = 0.005
const shade = 32

const screens = {
  Desktop: 1800,
  'Tablet, 768 px': 768,
  'Mobile, 390 px': 390,
}

/** On every page, or what a template shows by itself. */
const elsewhere = new Set([
  'topbar',
  'navbar',
  'footer',
  'menu',
  'product',
  'article',
  'searchResults',
  'pageMain',
])

const types = process.env['TYPES']?.split(',') ?? [
  ...Object.keys(sectionSchemas).filter((type) => !elsewhere.has(type)),
  'header and footer',
  ...templateKinds,
]

const nowhere = '/page/of-nothing'

test.use({
  viewport: { width: 1800, height: 3000 },
  reducedMotion: 'reduce',
  expectedErrors: new RegExp(`status of 404.*${nowhere}`),
})

test('the canvas shows every section as the shop does, at three widths', async ({
  page,
  newShopper,
}) => {
  test.setTimeout(3_600_000)
  await signInDemoOwner(page.request)
  const { storeId } = await selectTeaHouse(page.request)
  const shopper = await newShopper({ reducedMotion: 'reduce' })
  await haveViewed(await productsOf(page.request, storeId), page, shopper)
  const different: string[] = []
  for (const type of types) {
    const { id, live, parts, scrolled } = await publish(page.request, storeId, type)
    await page.goto(main(`/builder?page=${id}&preview`))
    // It covers a part of the canvas.
    await page.addStyleTag({ content: '[aria-label^="Zoom"] { visibility: hidden }' })
    for (const [screen, expected] of Object.entries(screens)) {
      await page.getByRole('button', { name: screen, exact: true }).click()
      const canvas = await canvasOf(page, type === 'password' ? 'main' : 'contentinfo')
      await expect.poll(() => canvas.evaluate(() => innerWidth)).toBe(expected)
      const { width, height } = await sizeOf(canvas)
      await shopper.setViewportSize({ width, height })
      await shopper.goto(tea(live))
      await shopper.getByRole('contentinfo').first().waitFor()
      // A tooltip would cover the page.
      await page.mouse.move(0, 0)
      for (const part of parts) {
        const [shown, seen] = [
          await pictureOf(canvas, part, scrolled),
          await pictureOf(shopper, part, scrolled),
        ]
        const share = await shareOfDifferent(shown, seen)
        const name = `${type}, ${part} at ${width}`
        process.stdout.write(`${name}: ${(share * 100).toFixed(3)} %${shown ? '' : ', empty'}\n`)
        if (share <= mostDifferent) continue
        different.push(`${name}: ${share}`)
        await keep(`${type}-${width}`, { canvas: shown, shop: seen })
      }
    }
    await page.goto('about:blank')
    if (type === 'password') await protect(page.request, storeId, null)
    await ask(page.request, 'DELETE', `/page/delete/${id}`)
  }
  expect(different).toEqual([])
})

type Slugs = { slug: string }[]

async function productsOf(request: APIRequestContext, storeId: string): Promise<Slugs> {
  const path = `/products/fetch-products?storeId=${storeId}&requireAll=true`
  return await ask<Slugs>(request, 'GET', path)
}

/** Otherwise both would show nothing where viewed products are. */
async function haveViewed(products: Slugs, ...pages: BrowserPage[]) {
  const viewed = JSON.stringify(products.slice(0, 6).map(({ slug }) => slug))
  for (const page of pages)
    await page.addInitScript((text) => {
      // A frame of custom HTML has no storage.
      if (origin !== 'null') localStorage.setItem('viewed', text)
    }, viewed)
}

/** In the folder of the drill's results. */
async function keep(name: string, pictures: Record<string, Buffer | undefined>) {
  for (const [where, picture] of Object.entries(pictures)) {
    if (picture) await writeFile(test.info().outputPath(`${name}-${where}.png`), picture)
  }
}

interface Compared {
  id: string
  /** Where shoppers see the page. */
  live: string
  /** Selectors of what is compared on it. */
  parts: readonly string[]
  /** How far one scrolls to see them, in screens. */
  scrolled: number
}

const threeScreens = { ...itemOf('textBlock'), id: 'below', props: { padding: '4500px 0' } }

async function publish(
  request: APIRequestContext,
  storeId: string,
  type: string,
): Promise<Compared> {
  const templateFor = templateKinds.find((kind) => kind === type)
  const item = type in sectionSchemas ? itemOf(type) : itemOf('textBlock')
  const scrolled = type === 'stickyBuyBar' ? 1 : 0
  const { id, slug } = await ask<Page>(request, 'POST', '/page/add-page', {
    storeId,
    name: `Pixels of ${type}`,
    ...(templateFor ? { templateFor } : { content: scrolled ? [item, threeScreens] : [item] }),
  })
  await ask(request, 'PUT', '/page/update-page', { pageId: id, publish: true })
  if (!templateFor) {
    const ids = type in sectionSchemas ? [item.id] : ['topbar', 'navbar', 'footer']
    const parts = ids.map((each) => `[data-section-id="${each}"]`)
    return { id, live: `/page/${slug}`, parts, scrolled }
  }
  await ask(request, 'PUT', `/page/${id}/default-template`, { isDefault: true })
  if (templateFor === 'password') await protect(request, storeId, 'window-shopping')
  const parts = [templateFor === 'password' ? '.closed-main' : 'main']
  return { id, live: await firstOf(request, storeId, templateFor), parts, scrolled }
}

async function protect(request: APIRequestContext, storeId: string, password: string | null) {
  await ask(request, 'PUT', '/store/update-password', { storeId, password })
}

/** @returns the path of what the builder previews a template with */
async function firstOf(
  request: APIRequestContext,
  storeId: string,
  kind: TemplateKind,
): Promise<string> {
  if (kind === 'notFound') return nowhere
  if (kind === 'password') return '/'
  if (kind === 'product') {
    const [first] = await productsOf(request, storeId)
    return `/product/${first!.slug}`
  }
  if (kind === 'collection') {
    const path = `/category/fetch-categories?storeId=${storeId}`
    const [first] = await ask<Slugs>(request, 'GET', path)
    return `/collection/${first!.slug}`
  }
  if (kind === 'search') {
    const latest = `productCollection=latest&numberOfProducts=1`
    const path = `/products/fetch-products-by-collection?storeId=${storeId}&${latest}`
    const [newest] = await ask<{ name: string }[]>(request, 'GET', path)
    return `/search/${newest!.name.split(' ')[0]}`
  }
  const { content } = await ask<{ content: Slugs }>(
    request,
    'GET',
    `/articles/fetch-articles?storeId=${storeId}&pageSize=50`,
  )
  return `/blog/${content[0]!.slug}`
}

/** As an owner adds it: the first sample, or what a new one begins with. */
function itemOf(type: string): PageItem {
  const [preset] = presetsOf(type)
  const { contentType, version } = sectionSchemas[type as keyof typeof sectionSchemas]
  const item = preset?.item ?? { type, contentType, v: version, props: {} }
  return { ...item, ...(type === 'testimonials' && written(item)), id: `pixels-${type}` }
}

/** The shop leaves out reviews that nobody wrote. */
function written({ props }: Omit<PageItem, 'id'>): Pick<PageItem, 'props'> {
  const entries = props['entries'] as { text: string }[]
  return {
    props: { ...props, entries: entries.map((each) => ({ ...each, text: `${each.text} Yes.` })) },
  }
}

/** @param last what is shown last; a closed shop has no footer of its own */
async function canvasOf(page: BrowserPage, last: 'main' | 'contentinfo'): Promise<Frame> {
  const frame = await page.locator('iframe[title="Page"]').elementHandle()
  const canvas = await frame?.contentFrame()
  if (!canvas) throw new Error('The canvas is not there.')
  await canvas.getByRole(last).first().waitFor()
  return canvas
}

/** Once it no longer changes: the frame around the canvas moves for a moment. */
async function sizeOf(canvas: Frame): Promise<{ width: number; height: number }> {
  return await canvas.evaluate(async () => {
    let height = 0
    while (height !== innerHeight) {
      height = innerHeight
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return { width: innerWidth, height }
  })
}

/** Undefined for a section that shows nothing, such as viewed products without a history. */
async function pictureOf(
  where: BrowserPage | Frame,
  part: string,
  scrolled: number,
): Promise<Buffer | undefined> {
  const element = where.locator(part).first()
  await where.evaluate(async (screens) => {
    await document.fonts.ready
    scrollTo(0, screens * innerHeight)
  }, scrolled)
  await where.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  const page = 'page' in where ? where.page() : where
  await page.waitForTimeout(500)
  if (!(await element.isVisible())) return undefined
  const box = await element.boundingBox()
  const height = box && Math.min(box.height, page.viewportSize()!.height - box.y)
  if (!height || height < 0) return undefined
  return await page.screenshot({ clip: { ...box, height }, animations: 'disabled' })
}

interface Picture {
  data: Buffer
  info: { width: number; height: number }
}

async function shareOfDifferent(one?: Buffer, other?: Buffer): Promise<number> {
  if (!one || !other) return one === other ? 0 : 1
  const [here, there] = [await readPixels(one), await readPixels(other)]
  const width = Math.max(here.info.width, there.info.width)
  const height = Math.max(here.info.height, there.info.height)
  let different = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) different += isDifferent(here, there, x, y) ? 1 : 0
  }
  return different / (width * height)
}

async function readPixels(picture: Buffer): Promise<Picture> {
  return await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function isDifferent(one: Picture, other: Picture, x: number, y: number): boolean {
  const [here, there] = [one, other].map(({ data, info }) =>
    x < info.width && y < info.height ? data.subarray((y * info.width + x) * 3) : undefined,
  )
  if (!here || !there) return true
  return [0, 1, 2].some((channel) => Math.abs(here[channel]! - there[channel]!) > shade)
}
