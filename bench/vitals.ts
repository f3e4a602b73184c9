import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, requireChromium } from '../scripts/chromium.ts'
import { median } from './compare.ts'
import { prepareProduct, teaHost } from './product.ts'
import { shopRoutes } from './shop-routes.ts'
import { observe, vitalsOf, type Vitals } from './vitals/observe.ts'
import { press } from './vitals/press.ts'
import { openSlowPage } from './vitals/slow-page.ts'

/** `npm run bench:vitals`: web vitals on a slow phone, medians of five visits. */
const visits = 5

const interactions: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  'add to cart': {
    path: '/product/sencha',
    act: async (page) => {
      await press(page.getByRole('button', { name: 'Add to Cart', exact: true }))
      await page.getByText('Item added to cart!').waitFor()
    },
  },
  'open the cart': {
    path: '/',
    act: async (page) => {
      await press(page.getByRole('button', { name: /^Cart, / }))
      await page.getByRole('dialog').waitFor()
    },
  },
  'open the search': {
    path: '/',
    act: async (page) => {
      await press(page.getByRole('button', { name: /^Search/ }))
      await page.getByRole('searchbox').first().waitFor()
    },
  },
}

const product = await prepareProduct()
const server = await product.start()
const origin = server.origin.replace('127.0.0.1', teaHost)
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: chromiumArguments,
})
try {
  say(`${'slow 4G, processor at a quarter'.padEnd(34)}LCP ms    CLS     blocking ms  requests`)
  for (const path of shopRoutes) {
    const seen = await repeat(() => visit(path))
    const [lcp, cls, blocking] = [
      medianOf(seen, 'lcp'),
      medianOf(seen, 'cls'),
      medianOf(seen, 'blocking'),
    ]
    say(
      path.padEnd(34) +
        lcp.toFixed(0).padEnd(10) +
        cls.toFixed(3).padEnd(8) +
        blocking.toFixed(0).padEnd(13) +
        medianOf(seen, 'requests'),
    )
  }
  say(`${'limit'.padEnd(34)}≤ 1300    ≤ 0.01  ≤ 50         ≤ 12\n`)
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const seen = await repeat(() => visit(path, act))
    say(`${name.padEnd(34)}${medianOf(seen, 'interaction')} ms to the next frame (limit ≤ 100)`)
  }
} finally {
  await browser.close()
  await server.stop()
  await product.remove()
}

async function repeat(once: () => Promise<Vitals>): Promise<Vitals[]> {
  const seen: Vitals[] = []
  for (let turn = 0; turn < visits; turn += 1) seen.push(await once())
  return seen
}

async function visit(path: string, act?: (page: Page) => Promise<void>): Promise<Vitals> {
  const page = await openSlowPage(browser)
  try {
    await observe(page)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await act?.(page)
    // Performance entries are delivered when the browser is idle.
    await page.waitForTimeout(500)
    return await vitalsOf(page)
  } finally {
    await page.context().close()
  }
}

function medianOf(seen: Vitals[], name: keyof Vitals) {
  return median(seen.map((vitals) => vitals[name]))
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
