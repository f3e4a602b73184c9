import type { Frame, Page } from '@playwright/test'
import sharp from 'sharp'
import type { PageItem } from '../../packages/contract/src/content/page.ts'
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

/** Header and footer are on every page; the others are only in templates or pages of their own. */
const elsewhere = new Set([
  'topbar',
  'navbar',
  'footer',
  'pageMain',
  'product',
  'article',
  'searchResults',
])

const types =
  process.env['TYPES']?.split(',') ??
  Object.keys(sectionSchemas).filter((type) => !elsewhere.has(type))

test.use({ viewport: { width: 1800, height: 3000 }, reducedMotion: 'reduce' })

test('the canvas shows every section as the shop does, at three widths', async ({
  page,
  newShopper,
}) => {
  test.setTimeout(3_600_000)
  await signInDemoOwner(page.request)
  const { storeId } = await selectTeaHouse(page.request)
  const shopper = await newShopper({ reducedMotion: 'reduce' })
  const different: string[] = []
  for (const type of types) {
    const item = itemOf(type)
    const added = await ask<{ id: string; slug: string }>(page.request, 'POST', '/page/add-page', {
      storeId,
      name: `Pixels of ${type}`,
      content: [item],
    })
    await ask(page.request, 'PUT', '/page/update-page', { pageId: added.id, publish: true })
    await page.goto(main(`/builder?page=${added.id}&preview`))
    const section = `[data-section-id="${item.id}"]`
    for (const [screen, expected] of Object.entries(screens)) {
      await page.getByRole('button', { name: screen, exact: true }).click()
      const canvas = await canvasOf(page)
      await expect.poll(() => canvas.evaluate(() => innerWidth)).toBe(expected)
      const [width, height] = await canvas.evaluate(() => [innerWidth, innerHeight])
      await shopper.setViewportSize({ width, height })
      await shopper.goto(tea(`/page/${added.slug}`))
      const [shown, live] = [await pictureOf(canvas, section), await pictureOf(shopper, section)]
      const share = await shareOfDifferent(shown, live)
      process.stdout.write(`${type} at ${width}: ${(share * 100).toFixed(3)} %\n`)
      if (share > mostDifferent) different.push(`${type} at ${width}: ${share}`)
    }
    await ask(page.request, 'DELETE', `/page/delete/${added.id}`)
  }
  expect(different).toEqual([])
})

/** As an owner adds it: the first sample, or what a new one begins with. */
function itemOf(type: string): PageItem {
  const [preset] = presetsOf(type)
  const { contentType, version } = sectionSchemas[type as keyof typeof sectionSchemas]
  return { ...(preset?.item ?? { type, contentType, v: version, props: {} }), id: `pixels-${type}` }
}

async function canvasOf(page: Page): Promise<Frame> {
  const frame = await page.locator('iframe[title="Page"]').elementHandle()
  const canvas = await frame?.contentFrame()
  if (!canvas) throw new Error('The canvas is not there.')
  await canvas.getByRole('contentinfo').first().waitFor()
  return canvas
}

/** Undefined for a section that shows nothing, such as viewed products without a history. */
async function pictureOf(where: Page | Frame, section: string): Promise<Buffer | undefined> {
  const element = where.locator(section).first()
  await element.waitFor({ state: 'attached', timeout: 30_000 })
  await where.evaluate(async () => {
    await document.fonts.ready
    scrollTo(0, 0)
  })
  await where.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  const page = 'page' in where ? where.page() : where
  await page.waitForTimeout(500)
  const box = await element.boundingBox()
  if (!box || box.height === 0) return undefined
  const height = Math.min(box.height, page.viewportSize()!.height - box.y)
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
