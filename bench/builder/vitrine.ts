import type { Browser, Page } from '@playwright/test'
import type { Acts } from './acts.ts'
import { makePage } from './make-page.ts'
import { dragAcross, heapOf, typeSlowly } from './measure.ts'

const keys = 40

/** Opens the page in our builder, types into one of its sections and drags a new one over it. */
export async function measureVitrine(
  browser: Browser,
  origin: string,
  size: number,
): Promise<Acts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const pageId = await makePage(context, origin, size)
  const page = await context.newPage()
  const open = await openPage(page, `${origin}/builder?page=${pageId}`, size)
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-section-id="text-0"]').click()
  const field = page
    .getByRole('complementary', { name: 'Settings' })
    .getByLabel('Text', { exact: true })
  await field.first().click()
  await watchRendered(page)
  const keystroke = await typeSlowly(page, keys)
  const rendered = await renderedOf(page)
  const drag = await dragAcross(page, page.getByRole('button', { name: 'Image', exact: true }))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const heap = await heapOf(page)
  await context.close()
  return { open, keystroke, rendered, drag, heap }
}

async function openPage(page: Page, url: string, size: number) {
  await page.goto(url)
  const canvas = page.frameLocator('iframe')
  await canvas.locator(`[data-section-id="text-${size - 1}"]`).waitFor({ state: 'attached' })
  return await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = entries.find(({ name }) => name.includes('/page/get-page-by-id'))
    return performance.now() - (data?.responseEnd ?? 0)
  })
}

async function watchRendered(page: Page) {
  await page.evaluate(() => {
    const canvas = document.querySelector('iframe')?.contentDocument
    const changed = new Set<string>()
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element =
          target instanceof canvas!.defaultView!.Element ? target : target.parentElement
        const section = element?.closest('main [data-section-id]')
        if (section) changed.add(section.getAttribute('data-section-id') ?? '')
      }
    }
    new MutationObserver(note).observe(canvas!.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    Object.assign(globalThis, { changedSections: changed })
  })
}

async function renderedOf(page: Page) {
  return await page.evaluate(
    () => (globalThis as unknown as { changedSections: Set<string> }).changedSections.size,
  )
}
