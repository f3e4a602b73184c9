import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import sharp from 'sharp'
import { ask } from '../e2e/fixtures/owner-api.ts'
import { at, signIn } from '../e2e/fixtures/product-test.ts'
import { makeTemplateShop } from './template-shop.ts'

/** Viewport widths, and the scale of their screens on the sheet. */
const widths = [
  [1440, 0.3],
  [390, 0.45],
] as const
const tallest = 7000
const gap = 16

export async function takePresetSheets(browser: Browser, folder: string) {
  const owner = await browser.newPage()
  await signIn(owner)
  await owner.waitForURL(/choose-store|dashboard/)
  const shop = await makeTemplateShop(owner)
  for (const { name, theme } of themePresets) {
    await ask(owner.request, 'PUT', '/store/update-theme', { storeId: shop.storeId, theme })
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

async function shoot(browser: Browser, width: number, scale: number, address: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await showImages(page)
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

/** Images load when they come near. */
export async function showImages(page: Page) {
  await page.evaluate(async () => {
    const step = innerHeight / 2
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
    // Images outside a scrollable row's view never load.
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc)
    await Promise.all(seen.map((image) => image.decode().catch(() => {})))
    scrollTo(0, 0)
  })
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
