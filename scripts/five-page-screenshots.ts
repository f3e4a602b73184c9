import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { publishFivePages } from './five-pages.ts'
import { showImages } from './preset-sheets.ts'

const widths = [1440, 768, 390]

/** The five pages of `docs/five-pages.md` from top to bottom, at half of their size. */
export async function takeFivePages(browser: Browser, origin: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const { name, url } of await publishFivePages(origin)) {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.goto(url, { waitUntil: 'networkidle' })
      await showImages(page)
      await page.evaluate(keepImages)
      const whole = await page.screenshot({ fullPage: true })
      const file = path.join(folder, `${name}-${width}.webp`)
      await sharp(whole)
        .resize(Math.round(width / 2))
        .webp({ quality: 72, effort: 6 })
        .toFile(file)
      process.stdout.write(`${path.relative(process.cwd(), file)}\n`)
      await page.close()
    }
  }
}

/** A capture of the whole page leaves out frames that are far from the screen. */
function keepImages() {
  for (const frame of document.querySelectorAll('.far-frame')) frame.setAttribute('data-seen', '')
}
