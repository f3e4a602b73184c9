import type { Locator, Page } from '@playwright/test'

/** Milliseconds. */
export interface Spread {
  p50: number
  p95: number
  worst: number
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? NaN, p95: at(0.95) ?? NaN, worst: sorted.at(-1) ?? NaN }
}

declare global {
  var keystrokes: number[]
  var frameTimes: number[]
}

/** Notes, for every key pressed in the page, when what it changed had been painted. */
async function watchKeystrokes(page: Page) {
  await page.evaluate(() => {
    globalThis.keystrokes = []
    addEventListener(
      'keydown',
      (event) => {
        // A task after the frame begins when the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            keystrokes.push(performance.now() - event.timeStamp),
          )
          port1.start()
          port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
}

export async function typeSlowly(page: Page, keys: number): Promise<Spread> {
  await watchKeystrokes(page)
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)))
    await page.waitForTimeout(20)
  }
  await page.waitForFunction((count) => keystrokes.length >= count, keys)
  return spreadOf(await page.evaluate(() => keystrokes))
}

/** Drags a tile of the palette over the canvas, as evenly as a hand does, and goes on holding it. */
export async function dragAcross(page: Page, tile: Locator): Promise<Spread> {
  const from = await tile.boundingBox()
  const canvas = await page.locator('iframe').boundingBox()
  if (!from || !canvas) throw new Error('The builder shows no palette or no canvas.')
  const middle = canvas.x + canvas.width / 2
  const bottom = Math.min(canvas.y + canvas.height, page.viewportSize()?.height ?? Infinity)
  const steps = 60
  await watchFrames(page)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(middle, canvas.y + 100, { steps })
  await page.mouse.move(middle + 80, bottom - 120, { steps })
  await page.mouse.move(middle - 80, canvas.y + 120, { steps })
  // The first frame lasts since the watch began.
  return spreadOf((await page.evaluate(() => frameTimes)).slice(1))
}

/** Notes how long every frame lasts from now on. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    globalThis.frameTimes = []
    let before = performance.now()
    const note = (now: number) => {
      frameTimes.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/** Megabytes of JavaScript after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
