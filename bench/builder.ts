import { chromium, type Browser } from '@playwright/test'
import { chromiumArguments, requireChromium } from '../scripts/chromium.ts'
import type { Acts } from './builder/acts.ts'
import { buildPuck, measurePuck, servePuck } from './builder/puck.ts'
import { measureVitrine } from './builder/vitrine.ts'
import { prepareProduct } from './product.ts'

/** `npm run bench:builder`: our builder and Puck, the same acts in one run. Times are in ms. */
const sizes = [10, 100, 300, 1000]
const runs = 3

const product = await prepareProduct()
const server = await product.start()
const origin = server.origin.replace('127.0.0.1', 'localhost')
const puck = await servePuck(await buildPuck())
// A frame is painted as soon as it is ready, so that a keystroke is not measured in screen rates.
const browser = await start(['--disable-gpu-vsync', '--disable-frame-rate-limit'])
try {
  for (const size of sizes) {
    row(`Vitrine ${size}`, await median(() => measureVitrine(browser, origin, size)))
    row(`Puck    ${size}`, await median(() => measurePuck(browser, puck.origin, size)))
  }
} finally {
  await browser.close()
  puck.stop()
  await server.stop()
  await product.remove()
}

async function start(args: string[]): Promise<Browser> {
  return await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments, ...args],
  })
}

/** The run whose keystrokes lie in the middle. */
async function median(measure: () => Promise<Acts>): Promise<Acts> {
  const all: Acts[] = []
  for (let run = 0; run < runs; run++) all.push(await measure())
  return all.toSorted((one, other) => one.keystroke.p95 - other.keystroke.p95)[
    Math.floor(runs / 2)
  ] as Acts
}

function row(name: string, { open, keystroke, rendered, drag, heap }: Acts) {
  const figures = [
    `open ${open.toFixed(0)}`,
    `keystroke p50 ${keystroke.p50.toFixed(1)} p95 ${keystroke.p95.toFixed(1)}`,
    ...(rendered === undefined ? [] : [`${rendered} rendered`]),
    `drag frames p95 ${drag.p95.toFixed(1)} worst ${drag.worst.toFixed(0)}`,
    `${heap.toFixed(0)} MB`,
  ]
  process.stdout.write(`${name}: ${figures.join(', ')}\n`)
}
