import type { Browser, Page } from '@playwright/test'
import type { OpenBuilder, OpenPage } from './acts.ts'
import { lastBlock, lastSection, makePage, makePageOfBlocks } from './make-page.ts'
import { whenShown } from './measure.ts'

export function vitrine(origin: string): OpenPage {
  return (browser, size) => openVitrine(browser, origin, size)
}

async function openContext(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The builder loads more files than browsers list by default.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  return context
}

async function openVitrine(browser: Browser, origin: string, size: number): Promise<OpenBuilder> {
  const context = await openContext(browser)
  const pageId = await makePage(context, origin, size)
  const page = await context.newPage()
  await page.goto(`${origin}/builder?page=${pageId}`)
  const canvas = page.frameLocator('iframe')
  const section = (id: string) => canvas.locator(`[data-section-id="${id}"]`)
  const shown = await whenShown(page, `[data-section-id="${lastSection(size)}"]`)
  return {
    page,
    open: shown - (await timeOfData(page)),
    tile: page.getByRole('button', { name: 'Image', exact: true }),
    section,
    async startTyping(id) {
      await section(id).click()
      const settings = page.getByRole('complementary', { name: 'Settings' })
      await settings.getByLabel('Text', { exact: true }).first().click()
      await watchRendered(page)
    },
    rendered: () => page.evaluate(() => changedSections.size),
    async cancelDrag() {
      await page.keyboard.press('Escape')
      await page.mouse.up()
    },
  }
}

async function timeOfData(page: Page) {
  return await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = entries.find(({ name }) => name.includes('/page/get-page-by-id'))
    return data?.responseEnd ?? NaN
  })
}

/** @returns milliseconds from the data to the last block on the canvas */
export async function openBlocks(browser: Browser, origin: string, size: number): Promise<number> {
  const context = await openContext(browser)
  try {
    const pageId = await makePageOfBlocks(context, origin, size)
    const page = await context.newPage()
    await page.goto(`${origin}/builder?page=${pageId}`)
    const shown = await whenShown(page, `[data-section-id="${lastBlock(size)}"]`)
    return shown - (await timeOfData(page))
  } finally {
    await context.close()
  }
}

declare global {
  var changedSections: Set<string>
}

async function watchRendered(page: Page) {
  await page.evaluate(() => {
    const canvas = document.querySelector('iframe')?.contentDocument
    globalThis.changedSections = new Set()
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element =
          target instanceof canvas!.defaultView!.Element ? target : target.parentElement
        const section = element?.closest('main [data-section-id]')
        if (section) changedSections.add(section.getAttribute('data-section-id') ?? '')
      }
    }
    new MutationObserver(note).observe(canvas!.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
}
