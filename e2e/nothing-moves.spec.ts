import type { Page } from '@playwright/test'
import { at, expect, tea, test } from './product-test.ts'

const records = (path?: string) => at('nocturne.localhost', path)

/** Read in the test: the port is known only once the product runs. */
const shops = {
  'the Tea House': () => [tea('/'), tea('/shop'), tea('/product/sencha')],
  'Nocturne Records': () => [records('/'), records('/shop'), records('/product/low-orbit')],
}

for (const [shop, pages] of Object.entries(shops)) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${shop} loads at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(recordShifts)
      for (const address of pages()) {
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(await shiftsOf(page), address).toEqual([])
      }
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a home page shows its products with their prices', async ({ page }) => {
    for (const [address, price] of [
      [tea('/'), /€\d+\.\d\d/],
      [records('/'), /\$\d+\.\d\d/],
    ] as const) {
      await page.goto(address)
      const cards = page.getByRole('article')
      expect(await cards.count(), address).toBeGreaterThanOrEqual(8)
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/)
        await expect(card).toContainText(price)
      }
    }
  })
})

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

function recordShifts() {
  const shifts: string[] = []
  const record = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120))
      if (value >= 0.001) shifts.push(`${value}: ${moved.join(', ')}`)
    }
  }
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const all = () => {
    record(observer.takeRecords())
    return shifts
  }
  Object.assign(globalThis, { layoutShifts: all })
}

declare const layoutShifts: () => string[]

/** What moved, and how much of the screen; also what two more frames bring. */
async function shiftsOf(page: Page) {
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return layoutShifts()
  })
}
