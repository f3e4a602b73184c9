import { chromium } from '@playwright/test'
import { chromiumArguments, requireChromium } from '../scripts/chromium.ts'
import { type Acts, type Browsers, measureActs, type OpenPage } from './builder/acts.ts'
import type { Spread } from './builder/measure.ts'
import { buildPuck, puck, servePuck } from './builder/puck.ts'
import { openBlocks, vitrine } from './builder/vitrine.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:builder [sizes…]`: compares our builder with Puck, and opens a page of 3,000
 * blocks, in ms, medians of 3 runs.
 * RUNS=1 in the environment gives a first impression, and ALONE=1 leaves Puck out.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 300, 1000]
const runs = Number(process.env['RUNS'] ?? 3)
const isAlone = process.env['ALONE'] === '1'
const maxBlocks = 3000

const product = await prepareProduct()
const server = await product.start()
const served = isAlone ? undefined : await servePuck(await buildPuck())
const origin = server.origin.replace('127.0.0.1', 'localhost')
const ours = vitrine(origin)
const theirs = served && puck(served.origin)
const browsers: Browsers = {
  unbound: await start(['--disable-gpu-vsync', '--disable-frame-rate-limit']),
  screen: await start([]),
}
try {
  for (const size of sizes) {
    const us = await medians(ours, size)
    row(`Vitrine ${size}`, us)
    if (!theirs) continue
    const them = await medians(theirs, size)
    row(`Puck    ${size}`, them)
    row(`ratio   ${size}`, ratioOf(us, them), '')
  }
  process.stdout.write(`${maxBlocks} blocks: open ${(await medianOfBlocks()).toFixed(2)}\n`)
} finally {
  await browsers.unbound.close()
  await browsers.screen.close()
  served?.stop()
  await server.stop()
  await product.remove()
}

async function start(args: string[]) {
  return await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments, ...args],
  })
}

async function medians(openPage: OpenPage, size: number): Promise<Acts> {
  const all: Acts[] = []
  for (let run = 0; run < runs; run++) all.push(await measureActs(browsers, openPage, size))
  return combine(all, medianOf)
}

async function medianOfBlocks(): Promise<number> {
  const all: number[] = []
  for (let run = 0; run < runs; run++) {
    all.push(await openBlocks(browsers.unbound, origin, maxBlocks))
  }
  return medianOf(all)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

function ratioOf(us: Acts, them: Acts): Acts {
  return combine([us, them], ([ours = NaN, theirs = NaN]) => ours / theirs)
}

function combine(all: readonly Acts[], one: (values: number[]) => number): Acts {
  const figure = (pick: (acts: Acts) => number) => one(all.map(pick))
  const spread = (pick: (acts: Acts) => Spread): Spread => ({
    p50: figure((acts) => pick(acts).p50),
    p95: figure((acts) => pick(acts).p95),
    worst: figure((acts) => pick(acts).worst),
  })
  const isCounted = all.every(({ rendered }) => rendered !== undefined)
  return {
    open: figure(({ open }) => open),
    keystroke: spread(({ keystroke }) => keystroke),
    rendered: isCounted ? figure(({ rendered = NaN }) => rendered) : undefined,
    drags: {
      fromPalette: spread(({ drags }) => drags.fromPalette),
      nested: spread(({ drags }) => drags.nested),
      across: spread(({ drags }) => drags.across),
    },
    heap: figure(({ heap }) => heap),
  }
}

function row(name: string, { open, keystroke, rendered, drags, heap }: Acts, unit = ' MB') {
  const figures = [
    `open ${open.toFixed(2)}`,
    `keystroke p50 ${keystroke.p50.toFixed(2)} p95 ${keystroke.p95.toFixed(2)}`,
    ...(rendered === undefined ? [] : [`${rendered} rendered`]),
    drag('from the palette', drags.fromPalette),
    drag('6 deep', drags.nested),
    drag('across', drags.across),
    `heap ${heap.toFixed(2)}${unit}`,
  ]
  process.stdout.write(`${name}: ${figures.join(', ')}\n`)
}

function drag(where: string, { p95, worst }: Spread) {
  return `drag ${where} p95 ${p95.toFixed(2)} worst ${worst.toFixed(2)}`
}
